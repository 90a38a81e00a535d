/** Escapes malformed percent encodings, so that the router answers 404 instead of logging an error for each. */
export function withReadablePath(request: Request): Request {
  if (!request.url.includes('%')) return request;
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  url.pathname = url.pathname.replaceAll('%', '%25');
  return new Request(url, request);
}

function isReadable(pathname: string): boolean {
  try {
    // The bundler leaves out a decoding whose result is not used.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
