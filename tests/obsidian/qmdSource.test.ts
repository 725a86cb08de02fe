import type { RequestUrlParam, RequestUrlResponse } from 'obsidian';
import { DEFAULT_SETTINGS, type PackSettings } from '../../src/core/settings';
import { parseTopic } from '../../src/core/topic/parseTopic';
import { qmdSource } from '../../src/obsidian/qmdSource';

const SETTINGS: PackSettings = { ...DEFAULT_SETTINGS, qmdCollection: 'notes' };
const PAGES = ['雨/量.md', 'mast.md'];
const ANSWER = JSON.stringify({ results: [{ file: 'qmd://notes/mast.md' }, { file: 'qmd://notes/%E9%9B%A8/%E9%87%8F.md' }] });

afterEach(() => {
  jest.useRealTimers();
});

type Reply = (request: RequestUrlParam) => Promise<{ status: number; text: string }>;

function rank(reply: Reply, settings = SETTINGS) {
  return qmdSource(settings, reply as (request: RequestUrlParam) => Promise<RequestUrlResponse>)?.rank(parseTopic('rain gauge'), PAGES);
}

/** Answers by `reply`, and keeps what was asked. */
function keeping(requests: RequestUrlParam[], reply: Reply): Reply {
  return (request) => {
    requests.push(request);
    return reply(request);
  };
}

describe('qmdSource', () => {
  it('is no source without a collection', () => {
    expect(rank(() => Promise.resolve({ status: 200, text: ANSWER }), DEFAULT_SETTINGS)).toBeUndefined();
  });

  it('posts the query and gives the pages in the order of the answer', async () => {
    const requests: RequestUrlParam[] = [];
    expect(await rank(keeping(requests, () => Promise.resolve({ status: 200, text: ANSWER })))).toEqual({ paths: ['mast.md', '雨/量.md'], notices: [] });
    expect(requests).toEqual([{ url: 'http://localhost:8181/query', method: 'POST', contentType: 'application/json', body: expect.stringContaining('"rerank":false') as string, throw: false }]);
  });

  it('tries the next host when one is refused', async () => {
    const requests: RequestUrlParam[] = [];
    const reply: Reply = ({ url }) => (url.includes('127.0.0.1') ? Promise.resolve({ status: 200, text: ANSWER }) : Promise.reject(new Error('net::ERR_CONNECTION_REFUSED')));
    expect((await rank(keeping(requests, reply)))?.paths).toEqual(['mast.md', '雨/量.md']);
    expect(requests.map(({ url }) => url)).toEqual(['http://localhost:8181/query', 'http://127.0.0.1:8181/query']);
  });

  it('waits no longer than was set, and lets a late answer or failure go', async () => {
    jest.useFakeTimers();
    let fail: (error: Error) => void = () => undefined;
    const ranking = rank(() => new Promise((_, reject) => { fail = reject; }));
    await jest.advanceTimersByTimeAsync(SETTINGS.qmdTimeout);
    expect(await ranking).toEqual({ paths: [], notices: [{ code: 'qmd-unavailable', message: 'QMD did not answer within 4 seconds; the pack was built without it.' }] });
    fail(new Error('late'));
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leaves no timer behind an answer', async () => {
    jest.useFakeTimers();
    expect((await rank(() => Promise.resolve({ status: 500, text: '' })))?.notices).toEqual([{ code: 'qmd-unavailable', message: 'QMD answered with status 500; the pack was built without it.' }]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
