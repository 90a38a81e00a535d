import { Hono } from 'hono';

export interface Health {
  /** `/healthz` succeeds once the main pages are cached, `/readyz` until the server stops. */
  readonly app: Hono;
  readonly isReady: () => boolean;
  readonly markWarm: () => void;
  readonly markNotReady: () => void;
}

export function createHealth(): Health {
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
