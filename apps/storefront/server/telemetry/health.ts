import { Hono } from 'hono';

/** Tells load balancers: `/healthz` succeeds once the main pages are cached, `/readyz` until the server stops. */
export function createHealth() {
  let isWarm = false;
  let isStopping = false;
  const isReady = () => isWarm && !isStopping;
  const app = new Hono();
  app.get('/healthz', (context) =>
    isWarm ? context.json({ status: 'ok' }) : context.json({ status: 'starting' }, 503),
  );
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
