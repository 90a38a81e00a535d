import type { ServerType } from '@hono/node-server';

/** SIGTERM and SIGINT stop taking requests, let those in flight finish, then the process ends by itself. */
export function stopOnSignal(server: ServerType): void {
  const stop = () => {
    server.close(() => process.exit(0));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
