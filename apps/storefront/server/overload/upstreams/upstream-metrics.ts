import type { Config } from '../../config/index.ts';
import { inCallSpan, type Metrics } from '../../telemetry/index.ts';

interface WatchedFetch {
  readonly config: Pick<Config, 'shops' | 'salons' | 'content'>;
  readonly fetch: typeof fetch;
  readonly metrics: Pick<Metrics, 'upstreamCalled'>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** Wraps fetch with call metrics and a span for each attempt, which the service may continue. */
export function upstreamMetrics({ config, fetch, metrics, now }: WatchedFetch): typeof fetch {
  const nameOf = upstreamNames(config);
  return (input, init) => {
    const startedAtInMs = now();
    const service = nameOf(input instanceof Request ? input.url : String(input));
    const count = (outcome: string) =>
      metrics.upstreamCalled(service, outcome, now() - startedAtInMs);
    const operation = operationOf(init?.body);
    const attributes = { 'peer.service': service, ...(operation !== null && { operation }) };
    return inCallSpan({ name: operation ?? service, attributes }, async (span, traceHeaders) => {
      try {
        const response = await fetch(input, withHeaders(init, traceHeaders));
        span.setAttribute('http.response.status_code', response.status);
        count(String(response.status));
        return response;
      } catch (error) {
        const isTimeout = error instanceof Error && error.name === 'TimeoutError';
        count(isTimeout ? 'timeout' : 'unreachable');
        throw error;
      }
    });
  };
}

/** Returns the name of a GraphQL document's operation, which stands at its beginning. */
function operationOf(body: RequestInit['body']): string | null {
  if (typeof body !== 'string') return null;
  return /^\{"query":"\s*(?:query|mutation)\s+(\w+)/.exec(body)?.[1] ?? null;
}

function withHeaders(
  init: RequestInit | undefined,
  added: Readonly<Record<string, string>>,
): RequestInit | undefined {
  if (Object.keys(added).length === 0) return init;
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return { ...init, headers };
}

/** Names the service of a URL: each API of each shop, else the origin. */
export function upstreamNames({
  shops,
  salons,
  content,
}: Pick<Config, 'shops' | 'salons' | 'content'>): (address: string) => string {
  const names = new Map<string, string>(
    Object.entries(shops).flatMap(([shop, { endpoint, adminEndpoint }]) => [
      [endpoint, `storefront ${shop}`] as const,
      [adminEndpoint, `admin ${shop}`] as const,
    ]),
  );
  return (address) => {
    const known = names.get(address);
    if (known !== undefined) return known;
    if (address.startsWith(content.baseUrl)) return 'content';
    return address.startsWith(salons.baseUrl) ? 'salons' : 'other';
  };
}
