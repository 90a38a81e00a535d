import type { MiddlewareHandler } from 'hono';
import type { ErrorReporter } from './create-error-reporter.ts';

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
