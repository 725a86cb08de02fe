/** Scheme (http when left out), host, port and path; no user, query or anchor. */
const ADDRESS = /^(https?:\/\/)?([^\s/?#@:[\]]+|\[[0-9a-f:.]+\])(:\d{1,5})?(\/[^\s?#]*)?$/i;
/** A server listens on one of these; which of them `localhost` means differs from system to system. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Where to send a query, in the order to try: one address, three for `localhost`, none when `url` is no address. */
export function qmdAddresses(url: string): string[] {
  const match = ADDRESS.exec(url);
  if (!match) return [];
  const [, scheme = 'http://', host = '', port = '', path = ''] = match;
  const folders = path.split('/').filter(Boolean);
  const hosts = host.toLowerCase() === 'localhost' ? LOCAL_HOSTS : [host];
  return hosts.map((name) => `${scheme}${name}${port}/${[...folders, 'query'].join('/')}`);
}
