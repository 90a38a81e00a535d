import { isSampled, scrub } from '@lokke/contract/error-reporting';
import { createStackParser, createTransport, Scope } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import type { MiddlewareHandler } from 'hono';
import type { ErrorReporting } from '../../config/index.ts';
import { NOT_FOUND, transactionNameOf } from './transaction-name.ts';

interface ServedPage {
  readonly method: string;
  readonly pathname: string;
  readonly status: number;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

export interface ErrorReporter {
  readonly error: (error: unknown) => void;
  readonly page: (page: ServedPage) => void;
  /** When everything that is on its way has arrived, or given up. */
  readonly whenIdle: () => Promise<void>;
}

interface ReporterOptions {
  readonly reporting: ErrorReporting;
  readonly fetch: typeof globalThis.fetch;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  readonly newTraceId: () => string;
}

const TIMEOUT_IN_MS = 2_000;

/** Tells Sentry of the server's errors and how long its pages took; without whom or what for. */
export function createErrorReporter(options: ReporterOptions): ErrorReporter {
  const { reporting, fetch, random, newTraceId } = options;
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
    error(error) {
      // Chance comes from outside, so the client itself is given all that it is asked to send.
      if (isSampled(random())) client.captureException(error, {}, new Scope());
    },
    page({ method, pathname, status, startedAt, endedAt }) {
      const name = transactionNameOf(pathname, status);
      // Spec §8. Done here: the client's own hook for it is not called in its current version.
      if (name === NOT_FOUND || !isSampled(random())) return;
      const traceId = newTraceId();
      client.captureEvent(
        {
          type: 'transaction',
          transaction: `${method} ${name}`,
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
    whenIdle: async () => {
      await client.flush(TIMEOUT_IN_MS);
    },
  };
}

function bytesOf(body: string | Uint8Array): string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' ? body : new Uint8Array(body);
}

/** Tells the reporter how long pages took that had to be made. */
export function watchPages(
  reporter: Pick<ErrorReporter, 'page'>,
  now: () => Date,
): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = now();
    await next();
    const { method, path: pathname } = context.req;
    const { status, headers } = context.res;
    if (!headers.get('content-type')?.startsWith('text/html')) return;
    reporter.page({ method, pathname, status, startedAt, endedAt: now() });
  };
}
