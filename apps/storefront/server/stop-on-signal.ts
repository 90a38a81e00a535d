import type { ServerType } from '@hono/node-server';

/** SIGTERM and SIGINT stop taking requests and let finish what is in flight, seen and unseen. */
export function stopOnSignal(server: ServerType, settled: () => Promise<void>): void {
  const stop = () => {
    server.close(() => void settled().finally(() => process.exit(0)));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
