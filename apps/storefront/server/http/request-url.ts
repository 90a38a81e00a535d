/**
 * The host and the path of a request's whole address. A server has put it together from parts that it has looked at: to
 * parse it again, as each that looks at it would, costs more than the look.
 */
export function splitRequestUrl(url: string): { readonly host: string; readonly path: string } {
  const hostAt = url.indexOf('://') + 3;
  const pathAt = url.indexOf('/', hostAt);
  const query = /[?#]/.exec(url)?.index ?? url.length;
  if (pathAt === -1 || pathAt > query) return { host: url.slice(hostAt, query), path: '/' };
  return { host: url.slice(hostAt, pathAt), path: url.slice(pathAt, query) };
}
