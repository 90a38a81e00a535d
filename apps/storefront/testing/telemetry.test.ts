import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../server/config/index.ts';
import { requestMetrics } from '../server/http/request-metrics.ts';
import { upstreamMetrics } from '../server/overload/upstreams/upstream-metrics.ts';
import type { LogEntry } from '../server/telemetry/log.ts';
import { createMetrics } from '../server/telemetry/metrics.ts';
import { serveMetrics } from '../server/telemetry/metrics-server.ts';

const open = () => {
  const metrics = createMetrics({ cachedPagesInBytes: () => 4_096, isReady: () => true });
  const logged: LogEntry[] = [];
  let time = 0;
  const now = () => {
    time += 20;
    return time;
  };
  const app = new Hono();
  app.use(
    requestMetrics({
      log: (entry) => logged.push(entry),
      metrics,
      now,
      newRequestId: () => 'request-1',
    }),
  );
  app.get('/healthz', (context) => context.text('ok'));
  app.all('*', (context) => context.text('page', context.req.path === '/bad' ? 500 : 200));
  return { app, metrics, logged, now };
};

describe('a request', () => {
  it('of a page has a name, its time in a header, and a line in the log', async () => {
    const { app, logged } = open();
    const { headers } = await app.request('/nl/shop?utm_source=x');
    expect(headers.get('x-request-id')).toBe('request-1');
    expect(headers.get('server-timing')).toBe('app;dur=20.0');
    expect(logged).toEqual([
      {
        level: 'info',
        event: 'page',
        requestId: 'request-1',
        method: 'GET',
        path: '/nl/shop',
        status: 200,
        durationInMs: 20,
      },
    ]);
  });

  it('keeps the name that a proxy gave it, unless that is odd', async () => {
    const { app } = open();
    const idOf = async (id: string) =>
      (await app.request('/nl', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await idOf('edge-12345678')).toBe('edge-12345678');
    expect(await idOf('{"a":1}')).toBe('request-1');
  });

  it('whose address opens an account is logged without the key', async () => {
    const { app, logged } = open();
    await app.request('/nl/account/reset/7/abcdef-123');
    expect(logged[0]?.['path']).toBe('/nl/account/reset/…');
  });
});

it('metrics are told at a door of their own, and nowhere else there', async () => {
  const { app, metrics, now } = open();
  await app.request('/nl');
  await app.request('/bad');
  await app.request('/healthz');
  metrics.cacheHit();
  const config = readConfig({});
  const send = upstreamMetrics({
    config,
    metrics,
    now,
    fetch: async (input) => {
      if (String(input).includes('/de/')) throw new DOMException('late', 'TimeoutError');
      return new Response(null, { status: 503 });
    },
  });
  await send(config.shops.nl.endpoint);
  await send(`${config.salons.baseUrl}/v1/x`);
  await send(`${config.content.baseUrl}/spaces/x`);
  await expect(send(config.shops.de.adminEndpoint)).rejects.toThrow('late');
  const server = await serveMetrics({ metrics, port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.close();
  for (const line of [
    'lokke_request_duration_seconds_count{kind="page",status="2xx"} 1',
    'lokke_request_duration_seconds_count{kind="page",status="5xx"} 1',
    'lokke_kept_pages_total 1',
    'lokke_kept_pages_bytes 4096',
    'lokke_ready 1',
    'lokke_upstream_duration_seconds_count{service="storefront nl",outcome="503"} 1',
    'lokke_upstream_duration_seconds_count{service="admin de",outcome="timeout"} 1',
    'lokke_upstream_duration_seconds_count{service="salons",outcome="503"} 1',
    'lokke_upstream_duration_seconds_count{service="content",outcome="503"} 1',
  ]) {
    expect(text).toContain(line);
  }
});
