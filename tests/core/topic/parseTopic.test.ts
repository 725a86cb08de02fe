import fc from 'fast-check';
import { parseTopic } from '../../../src/core/topic/parseTopic';

const termsOf = (text: string) => parseTopic(text).terms.map((term) => term.text);

describe('parseTopic', () => {
  it.each([
    ['what do I know about rate limiting?', ['rate', 'limiting']],
    ['How do I debug Kafka', ['debug', 'kafka']],
    ['Was weiß ich über Bienen', ['bienen']],
    ['qué es la fotosíntesis', ['fotosintesis']],
    ['что такое энтропия', ['такое', 'энтропия']],
    ['학습법을 어떻게', ['학습법']],
    ['서비스 거부 공격이란', ['서비스', '거부', '공격']],
    ['AI and the OS', ['ai', 'os']],
    ['tea, tea and tea', ['tea']],
  ])('keeps the telling words of "%s"', (text, expected) => {
    expect(termsOf(text)).toEqual(expected);
  });

  it('keeps everything of a topic that is made of stop words', () => {
    expect(termsOf('the who')).toEqual(['the', 'who']);
  });

  it.each([
    ['什么是机器学习', ['机器', '器学', '学习']],
    ['番茄钟的用法', ['番茄', '茄钟', '用法']],
    ['目的地', ['目的', '的地']],
    ['和食', ['和食']],
    ['東京から大阪まで', ['東京', '大阪']],
    ['ねこのえさ', ['ねこ', 'この', 'のえ', 'えさ']],
    ['猫', ['猫']],
  ])('cuts %s into overlapping pieces, apart at what only joins', (text, expected) => {
    expect(termsOf(text)).toEqual(expected);
  });

  it('lets the pieces of a run weigh no more than its words would', () => {
    const weight = parseTopic('量子计算机').terms.reduce((sum, term) => sum + term.weight, 0);
    expect(weight).toBeCloseTo(2);
  });

  it('reads #tag and [[Note]]', () => {
    expect(parseTopic(' #Garden/Soil/ ')).toMatchObject({ text: '#Garden/Soil/', kind: 'tag', name: 'garden/soil' });
    expect(parseTopic('[[plants/Old Rose.md#Pruning|roses]]')).toMatchObject({ kind: 'note', name: 'plants/old rose' });
    expect(parseTopic('C# [[x]] #y')).toMatchObject({ kind: 'words' });
  });

  it('has no terms for a topic without letters', () => {
    expect(termsOf(' 🚀 … ')).toEqual([]);
  });

  it('puts any text on one line and gives a bounded number of distinct, non-empty terms', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const topic = parseTopic(text);
      const terms = topic.terms.map((term) => term.text);
      expect(topic.text).not.toMatch(/[\n\r]/);
      expect(new Set(terms).size).toBe(terms.length);
      expect(terms).not.toContain('');
      expect(terms.length).toBeLessThanOrEqual(32);
    }));
  });
});
