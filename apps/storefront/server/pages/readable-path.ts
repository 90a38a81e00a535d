/**
 * The same request with an address that can be decoded. What is no encoded character stands for itself: there is
 * no such page, and the router says so without a word in the log for each one who tries.
 */
export function withReadablePath(request: Request): Request {
  if (!request.url.includes('%')) return request;
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  url.pathname = url.pathname.replaceAll('%', '%25');
  return new Request(url, request);
}

function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
