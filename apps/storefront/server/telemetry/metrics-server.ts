import { createServer, type Server } from 'node:http';
import { ConfigError } from '../config/index.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServerOptions {
  readonly metrics: Metrics;
  readonly port: number;
  readonly host: string;
}

/** Serves metrics on a port of their own, unreachable for visitors. */
export function serveMetrics({ metrics, port, host }: MetricsServerOptions): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new ConfigError(`METRICS_HOST and METRICS_PORT cannot be used: ${message}.`)),
    );
    server.listen(port, host, () => resolve(server));
  });
}
