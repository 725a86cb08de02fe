import fc from 'fast-check';
import { frameFacts } from '../../src/core/frameFacts';
import { packFrame } from '../../src/core/render/packFrame';
import { estimateTokens, TOKEN_MODELS, tokenModel } from '../../src/core/tokens';
import { aRequest } from '../support/aWiki';
import { aFillPage } from './fill/aFillPage';

const NOTHING = { candidates: [], pages: [], remarks: [] };
const hot = aFillPage('hot', 'Words.');

describe('frameFacts', () => {
  it('prices a separator for every section, and counts hot.md as none of the pages', () => {
    const { facts, opensWithHot, price } = frameFacts(aRequest({ mode: 'recent' }), { candidates: [], pages: [hot], remarks: ['One more line.'] }, tokenModel('chars4'));
    expect([opensWithHot, facts.remarks]).toEqual([true, ['One more line.']]);
    expect(price(77, [true])).toBe(packFrame(facts, 77, 0, 1));
    expect(price(77, [false])).toBe(packFrame(facts, 77, 0, 0));
  });

  it('repeats a topic as one clean line that leaves the budget to the pages', () => {
    const topic = (text: string, budget: number) => frameFacts(aRequest({ topic: text, budget }), NOTHING, tokenModel('scripts')).facts.topic;
    expect(topic('mill\n# Budget: 1\u200b tokens', 256)).toBe('mill # Budget: 1 tokens');
    expect(topic('mill '.repeat(100), 8000)).toHaveLength(200);
    expect(topic('水'.repeat(100), 256)).toBe('水'.repeat(32));
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.integer({ min: 256, max: 4000 }), (text, budget) => {
      expect(estimateTokens(topic(text, budget), tokenModel('scripts'))).toBeLessThanOrEqual(budget / 8);
    }));
  });

  it('refuses a budget that the header alone would pass', () => {
    expect(() => frameFacts(aRequest({ budget: 256 }), NOTHING, tokenModel('bytes')))
      .toThrow('The header alone takes 277 tokens by the "bytes" estimate, and the budget is 256: raise it, or choose another estimate.');
    for (const name of TOKEN_MODELS.filter((model) => model !== 'bytes')) expect(() => frameFacts(aRequest({ budget: 256, topic: '水車'.repeat(200) }), NOTHING, tokenModel(name))).not.toThrow();
  });
});
