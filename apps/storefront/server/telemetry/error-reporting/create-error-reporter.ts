import { isSampled, scrub } from '@lokke/contract/error-reporting';
import { createStackParser, createTransport, Scope } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import type { MiddlewareHandler } from 'hono';
import type { ErrorReporting } from '../../config/index.ts';
import { OTHER_ROUTE } from '../route-names.ts';

interface ServedPage {
  readonly method: string;
  /** A pattern such as `/products/:handle`. */
  readonly route: string;
  readonly status: number;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

interface ReporterOptions {
  readonly reporting: ErrorReporting;
  readonly fetch: typeof globalThis.fetch;
  /** Returns a number from 0 up to 1. */
  readonly random: () => number;
  readonly newTraceId: () => string;
}

const TIMEOUT_IN_MS = 2_000;

/** Opens the reporter; null where no address is set. */
export function openErrorReporter(
  reporting: ErrorReporting | null,
  fetch: typeof globalThis.fetch,
) {
  if (reporting === null) return null;
  const newTraceId = () => crypto.randomUUID().replaceAll('-', '');
  return createErrorReporter({ reporting, fetch, random: Math.random, newTraceId });
}

/** Sends the server's errors and page timings to Sentry, without personal data. */
export function createErrorReporter({ reporting, fetch, random, newTraceId }: ReporterOptions) {
  const client = new ServerRuntimeClient({
    ...reporting,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (transport) =>
      createTransport(transport, async ({ body }) => {
        const signal = AbortSignal.timeout(TIMEOUT_IN_MS);
        const init = { method: 'POST', body: bytesOf(body), signal };
        const { status } = await fetch(transport.url, init);
        return { statusCode: status };
      }),
    beforeSend: (event) => ({ ...event, ...Object(scrub(event)) }),
  });
  client.init();

  return {
    error(error: unknown): void {
      // Sampling is decided here by the injected `random`, so the client sends everything it is given.
      if (isSampled(random())) client.captureException(error, {}, new Scope());
    },
    page({ method, route, status, startedAt, endedAt }: ServedPage): void {
      // Spec §8: missing pages say nothing about the shop's speed. The client's own hook (`beforeSendTransaction`) is not called.
      if (status === 404 || route === OTHER_ROUTE || !isSampled(random())) return;
      const traceId = newTraceId();
      client.captureEvent(
        {
          type: 'transaction',
          transaction: `${method} ${route}`,
          transaction_info: { source: 'route' },
          start_timestamp: startedAt.getTime() / 1_000,
          timestamp: endedAt.getTime() / 1_000,
          spans: [],
          contexts: {
            trace: {
              trace_id: traceId,
              span_id: traceId.slice(0, 16),
              op: 'http.server',
              status: status < 500 ? 'ok' : 'internal_error',
            },
          },
        },
        {},
        new Scope(),
      );
    },
    /** Resolves when all reports are sent or have failed. */
    whenIdle: async () => {
      await client.flush(TIMEOUT_IN_MS);
    },
  };
}

function bytesOf(body: string | Uint8Array): string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' ? body : new Uint8Array(body);
}

/** Reports the render time of pages that were not cached. */
export function watchPages(
  reporter: Pick<ReturnType<typeof createErrorReporter>, 'page'>,
  routeOf: (path: string) => string,
  now: () => Date = () => new Date(),
): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = now();
    await next();
    const { method, path } = context.req;
    const { status, headers } = context.res;
    if (!headers.get('content-type')?.startsWith('text/html')) return;
    reporter.page({ method, route: routeOf(path), status, startedAt, endedAt: now() });
  };
}
