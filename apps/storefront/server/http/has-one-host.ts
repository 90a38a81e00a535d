import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Tells whether a request names one host (RFC 9112 §3.2). Of several Node takes the first, a proxy in front perhaps another:
 * the two would then mean different pages.
 */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts < 2;
}

export function respondBadRequest(outgoing: ServerResponse): void {
  outgoing.writeHead(400, { 'content-type': 'text/plain', connection: 'close' });
  outgoing.end('A request names one host.\n');
}
