import { createServer, type Server } from 'node:http';
import { ConfigError } from '../config/index.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServerOptions {
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  /** Status of this server, or of each of its workers. */
  readonly readStatus: () => unknown;
  readonly port: number;
  readonly host: string;
}

/** Serves metrics and the status on a port of their own, unreachable for visitors. */
export function serveMetrics({
  metrics,
  readStatus,
  port,
  host,
}: MetricsServerOptions): Promise<Server> {
  const server = createServer((request, response) => {
    const send = (text: Promise<string>, contentType: string) =>
      text.then(
        (body) => response.writeHead(200, { 'content-type': contentType }).end(body),
        () => response.writeHead(500).end(),
      );
    if (request.url === '/metrics') void send(metrics.text(), metrics.contentType);
    else if (request.url === '/status') void send(statusText(readStatus), 'application/json');
    else response.writeHead(404).end();
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new ConfigError(`METRICS_HOST and METRICS_PORT cannot be used: ${message}.`)),
    );
    server.listen(port, host, () => resolve(server));
  });
}

async function statusText(readStatus: () => unknown): Promise<string> {
  return JSON.stringify(await readStatus(), null, 2);
}
