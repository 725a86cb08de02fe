import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInQuery {
  readonly searches: readonly { readonly type: string; readonly query: string }[];
  readonly collections: readonly string[];
  readonly limit: number;
  readonly rerank?: boolean;
}

/** A server that answers as QMD does over HTTP. */
export interface StandIn {
  readonly port: number;
  /** `http://localhost:<port>`. */
  readonly url: string;
  /** What it was asked, in order. */
  readonly queries: readonly StandInQuery[];
}

export interface StandInOptions {
  /** Answers in place of QMD's own. */
  readonly reply?: (response: ServerResponse) => void;
}

const running: Server[] = [];

/** Collections by name, each its texts by path from its root. A search by meaning finds nothing: there is no model here. */
export async function aQmd(collections: Readonly<Record<string, Readonly<Record<string, string>>>>, { reply }: StandInOptions = {}): Promise<StandIn> {
  const queries: StandInQuery[] = [];
  const server = createServer((request, response) => void (async () => {
    const query = JSON.parse(await bodyOf(request)) as StandInQuery;
    queries.push(query);
    if (reply) reply(response);
    else answer(request, query, collections, response);
  })());
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://localhost:${port}`, queries };
}

afterAll(() => {
  for (const server of running.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

function answer({ method, url, headers }: IncomingMessage, query: StandInQuery, collections: Parameters<typeof aQmd>[0], response: ServerResponse): void {
  if (headers.origin !== undefined) return send(response, 403, 'Forbidden');
  if (method !== 'POST' || url !== '/query') return send(response, 404, 'Not Found');
  if (query.searches.some(isRefused)) return send(response, 500, 'Internal Server Error');
  // Loads a model first, and that takes longer than a test.
  if (query.rerank !== false) return;
  const results = query.collections.flatMap((name) => ranked(query, name, collections[name] ?? {}));
  send(response, 200, JSON.stringify({ results: results.slice(0, query.limit) }));
}

function isRefused({ type, query }: StandInQuery['searches'][number]): boolean {
  return query.split('"').length % 2 === 0 || /[\r\n]/.test(query) || (type === 'vec' && /-\w/.test(query));
}

/** Files that more searches find come first; a search finds a file that holds all of its words. */
function ranked({ searches }: StandInQuery, collection: string, files: Readonly<Record<string, string>>): object[] {
  const lex = searches.filter(({ type }) => type === 'lex').map(({ query }) => query.split(' '));
  const found = Object.entries(files)
    .map(([path, text]) => ({ path, hits: lex.filter((words) => words.every((word) => text.toLowerCase().includes(word))).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  return found.map(({ path }, at) => ({
    docid: `#${at}`, file: `qmd://${collection}/${path.split('/').map(encodeURIComponent).join('/')}`, title: path, score: 1 / (at + 1), line: 1, snippet: '',
  }));
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status).end(body);
}
