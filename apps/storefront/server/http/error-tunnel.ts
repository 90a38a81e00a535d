import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ErrorReporting } from '../config/index.ts';
import type { RateLimiter } from '../shared-state/index.ts';
import { clientAddressOf } from './client-address.ts';
import { isSameOrigin, peerIpOf } from './request.ts';

interface TunnelOptions {
  readonly reporting: ErrorReporting | null;
  readonly fetch: typeof globalThis.fetch;
  /** Counts by network, so that one stranger cannot silence the others' browsers. */
  readonly limiter: Pick<RateLimiter, 'attempt'>;
  readonly trustedProxyCount: number;
  readonly timeoutInMs?: number;
}

const MAX_BYTES = 100 * 1024;
const TIMEOUT_IN_MS = 5_000;

/** Relays browsers' error reports to Sentry, so that pages contact no third party. */
export function createTunnel({
  reporting,
  fetch,
  limiter,
  trustedProxyCount,
  timeoutInMs: patienceInMs = TIMEOUT_IN_MS,
}: TunnelOptions): Hono {
  const app = new Hono();
  if (reporting === null) return app;
  const address = envelopeAddressOf(reporting.dsn);
  app.post('/', bodyLimit({ maxSize: MAX_BYTES }), async (context) => {
    if (!isSameOrigin(context.req.raw)) return context.body(null, 403);
    const { network } = clientAddressOf(context.req.raw, peerIpOf(context.env), trustedProxyCount);
    if (!(await limiter.attempt(network)).isAllowed) return context.body(null, 429);
    const envelope = readAddress(await context.req.text(), reporting);
    if (envelope === null) return context.body(null, 400);
    const signal = AbortSignal.timeout(patienceInMs);
    // The browser does not need to know whether it arrived.
    await fetch(address, { method: 'POST', body: envelope, signal }).catch(() => undefined);
    return context.body(null, 204);
  });
  return app;
}

/** Lets only error events of our own project pass. */
function readAddress(envelope: string, { dsn, environment }: ErrorReporting): string | null {
  const [head = '', item = '', ...rest] = envelope.split('\n');
  try {
    const header: unknown = JSON.parse(head);
    const { type }: { readonly type?: unknown } = Object(JSON.parse(item));
    const event: unknown = JSON.parse(rest[0] ?? '');
    if (type !== 'event' || rest.slice(1).some((line) => line.trim() !== '')) return null;
    const payload = JSON.stringify({ ...Object(event), environment });
    return [
      JSON.stringify({ ...Object(header), dsn }),
      JSON.stringify({ type, content_type: 'application/json' }),
      payload,
    ].join('\n');
  } catch {
    return null;
  }
}

/** Returns a project's envelope endpoint. */
export function envelopeAddressOf(dsn: string): string {
  const { origin, pathname, username } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  const query = new URLSearchParams({ sentry_version: '7', sentry_key: username });
  // The key goes into the query: fetch rejects URLs with credentials.
  return `${origin}${path}/api/${project}/envelope/?${query}`;
}
