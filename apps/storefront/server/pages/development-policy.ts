const HEADER = 'content-security-policy';
const TRUSTED_TYPES = /^(?:require-)?trusted-types/;

/**
 * What hot reload needs beyond the policy of the shop: Vite's socket, which stands on a port of its own, and the style
 * elements that it writes;
 * what it says of an error it writes as text. Only scripts/dev-server.ts asks for this; a built shop has no way to it.
 */
export function withDevelopmentPolicy(response: Response): Response {
  const policy = response.headers.get(HEADER);
  if (policy === null) return response;
  const { status, statusText, body } = response;
  const headers = new Headers(response.headers);
  const directives = policy.split('; ').filter((directive) => !TRUSTED_TYPES.test(directive));
  const relaxed = directives.map((directive) => {
    if (directive.startsWith('style-src ')) return `${directive} 'unsafe-inline'`;
    return directive.startsWith('connect-src ') ? `${directive} ws: wss:` : directive;
  });
  headers.set(HEADER, relaxed.join('; '));
  return new Response(body, { status, statusText, headers });
}
