/**
 * Whether a request that changes something comes from our own pages. Browsers say so in Sec-Fetch-Site;
 * older ones send an Origin; what sends neither is no browser and carries nobody's cookies.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (origin !== null && !URL.canParse(origin)) return false;
  if (site !== null) return site === 'same-origin' || site === 'none';
  return origin === null || new URL(origin).host === hostOf(request);
}

/** The host that the browser named; a proxy in front of us keeps it in this header. */
function hostOf(request: Request): string {
  return request.headers.get('host') ?? new URL(request.url).host;
}
