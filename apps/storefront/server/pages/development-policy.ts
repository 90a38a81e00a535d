const HEADER = 'content-security-policy';
const TRUSTED_TYPES = /^(?:require-)?trusted-types/;

/**
 * Relaxes the policy for hot reload: Vite's websocket on its own port, its style elements and its error overlay.
 * Used by scripts/dev-server.ts only.
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
