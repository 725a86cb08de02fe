import fc from 'fast-check';
import { askQmd, type Post } from '../../../src/core/qmd/askQmd';
import { DEFAULT_SETTINGS, type PackSettings } from '../../../src/core/settings';
import { parseTopic } from '../../../src/core/topic/parseTopic';

const PAGES = ['works/mill.md', 'works/weir.md'];
const SETTINGS: PackSettings = { ...DEFAULT_SETTINGS, qmdCollection: 'wiki' };

function ask(post: Post, settings = SETTINGS, topic = 'mill') {
  return askQmd({ topic: parseTopic(topic), pages: PAGES, settings }, post);
}

function answering(text: string, status = 200): Post {
  return () => Promise.resolve({ status, text });
}

function results(...files: string[]): string {
  return JSON.stringify({ results: files.map((file) => ({ file: `qmd://wiki/${file}` })) });
}

function failing(name: string): Error {
  return Object.assign(new Error('no'), { name });
}

describe('askQmd', () => {
  it('gives the pages in the order of the answer', async () => {
    expect(await ask(answering(results('works/weir.md', 'gone.md', 'works/mill.md')))).toEqual({ paths: ['works/weir.md', 'works/mill.md'], notices: [] });
  });

  it('tries the hosts in turn until one answers', async () => {
    const tried: string[] = [];
    const found = await ask((url) => {
      tried.push(url);
      return url.includes('[::1]') ? Promise.resolve({ status: 200, text: results('works/mill.md') }) : Promise.reject(failing('TypeError'));
    });
    expect(tried).toEqual(['http://localhost:8181/query', 'http://127.0.0.1:8181/query', 'http://[::1]:8181/query']);
    expect(found).toEqual({ paths: ['works/mill.md'], notices: [] });
  });

  it('tries no other host once the time is up, or once it was answered', async () => {
    const tried: string[] = [];
    const trying = (post: Post): Post => (url, json) => {
      tried.push(url);
      return post(url, json);
    };
    await ask(trying(() => Promise.reject(failing('TimeoutError'))));
    await ask(trying(answering('', 500)));
    expect(tried).toEqual(['http://localhost:8181/query', 'http://localhost:8181/query']);
  });

  it('asks nothing when the topic holds nothing to look up', async () => {
    expect(await ask(() => Promise.reject(new Error('was asked')), SETTINGS, '"')).toEqual({ paths: [], notices: [] });
  });

  it.each<[string, Post, Partial<PackSettings>, string, string]>([
    ['nobody listens', () => Promise.reject(failing('TypeError')), {}, 'qmd-unavailable', 'QMD could not be reached at http://localhost:8181'],
    ['it is slow', () => Promise.reject(failing('TimeoutError')), {}, 'qmd-unavailable', 'QMD did not answer within 4 seconds'],
    ['it fails', answering('Internal Server Error', 500), {}, 'qmd-unavailable', 'QMD answered with status 500'],
    ['it refuses', answering('Forbidden', 403), {}, 'qmd-unavailable', 'QMD answered with status 403'],
    ['the address is none', answering(results('works/mill.md')), { qmdUrl: 'ftp://here' }, 'qmd-unavailable', 'The address of QMD is not of the form http://host:port'],
    ['something else answers', answering('<html></html>'), {}, 'qmd-unreadable', 'The answer of QMD could not be read'],
    ['it finds nothing', answering('{"results": []}'), {}, 'qmd-empty', 'QMD found nothing in its collection "wiki"'],
    ['its notes are not of this wiki', answering(results('elsewhere.md', '../works/mill.md')), {}, 'qmd-foreign', 'None of the notes that QMD found in its collection "wiki" is a page of this wiki'],
  ])('says in one sentence that %s', async (_what, post, change, code, sentence) => {
    expect(await ask(post, { ...SETTINGS, ...change })).toEqual({ paths: [], notices: [{ code, message: `${sentence}; the pack was built without it.` }] });
  });

  it('never fails, and names nothing but pages, whatever comes back', async () => {
    const file = fc.oneof(fc.string(), fc.constantFrom('qmd://wiki/works/mill.md', 'qmd://wiki/works/../works/mill.md', 'qmd://wiki/%ff.md'), fc.jsonValue());
    const body = fc.oneof(fc.string(), fc.json(), fc.record({ results: fc.array(fc.oneof(fc.record({ file }), fc.jsonValue())) }).map((value) => JSON.stringify(value)));
    await fc.assert(fc.asyncProperty(body, fc.constantFrom(200, 200, 204, 302, 404, 500), async (text, status) => {
      const { paths, notices } = await ask(answering(text, status));
      expect(paths.filter((path) => !PAGES.includes(path))).toEqual([]);
      expect(notices).toHaveLength(paths.length > 0 ? 0 : 1);
    }));
  });
});
