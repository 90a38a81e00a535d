import { type Context, Hono } from 'hono';

/** Tells how many proxies added an address on the way here: what `TRUSTED_PROXY_COUNT` should be. */
const forwardedBy = ({ req }: Context): number =>
  req.header('x-forwarded-for')?.split(',').length ?? 0;

/** Tells load balancers: `/healthz` succeeds once the main pages are cached, `/readyz` until the server stops. */
export function createHealth() {
  let isWarm = false;
  let isStopping = false;
  const isReady = () => isWarm && !isStopping;
  const app = new Hono();
  app.get('/healthz', (context) => {
    context.header('cache-control', 'no-store');
    const forwarded = forwardedBy(context);
    return isWarm
      ? context.json({ status: 'ok', forwarded })
      : context.json({ status: 'starting', forwarded }, 503);
  });
  app.get('/readyz', (context) =>
    isReady()
      ? context.json({ status: 'ready' })
      : context.json({ status: isStopping ? 'stopping' : 'starting' }, 503),
  );
  return {
    app,
    isReady,
    markWarm: () => {
      isWarm = true;
    },
    markNotReady: () => {
      isStopping = true;
    },
  };
}
