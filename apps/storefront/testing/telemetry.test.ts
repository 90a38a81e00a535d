import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../server/config/index.ts';
import { requestMetrics } from '../server/http/request-metrics.ts';
import { upstreamMetrics } from '../server/overload/upstreams/upstream-metrics.ts';
import type { LogEntry } from '../server/telemetry/log.ts';
import { createMetrics } from '../server/telemetry/metrics.ts';
import { serveMetrics } from '../server/telemetry/metrics-server.ts';
import { currentScope } from '../server/telemetry/request-scope.ts';
import { createStatus } from '../server/telemetry/status.ts';

const marketAndRouteOf = (path: string) => ({ market: 'nl', route: path.slice(3) || '/' });

const open = () => {
  const metrics = createMetrics({
    build: 'f00d',
    cachedPagesInBytes: () => 4_096,
    isReady: () => true,
    marketAndRouteOf,
  });
  const logged: LogEntry[] = [];
  let time = 0;
  const now = () => {
    time += 20;
    return time;
  };
  const app = new Hono();
  app.use(
    requestMetrics({
      log: (entry) => logged.push({ ...currentScope()?.fields, ...entry }),
      metrics,
      marketAndRouteOf,
      now,
    }),
  );
  app.get('/healthz', (context) => context.text('ok'));
  app.all('*', (context) => context.text('page', context.req.path === '/nl/bad' ? 500 : 200));
  return { app, metrics, logged, now };
};

describe('a request', () => {
  it('of a page has a name, its time in a header, and a line in the log', async () => {
    const { app, logged } = open();
    const { headers } = await app.request('/nl/shop?utm_source=x');
    const requestId = headers.get('x-request-id');
    expect(requestId).toMatch(/^[\w-]{36}$/);
    expect(headers.get('server-timing')).toBe('app;dur=20.0');
    expect(logged).toEqual([
      {
        level: 'info',
        event: 'page',
        requestId,
        market: 'nl',
        cache: 'none',
        method: 'GET',
        path: '/nl/shop',
        status: 200,
        durationInMs: 20,
      },
    ]);
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
  await app.request('/nl/bad');
  await app.request('/healthz');
  metrics.cachedPageServed('/nl/shop');
  metrics.cachedPageServed('/nl/shop');
  metrics.eventLogged('upstream.open', 'none', 'storefront no');
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
  const server = await serveMetrics({
    metrics,
    readStatus: createStatus({
      build: 'abc',
      markets: ['nl'],
      isReady: () => true,
      cachedPagesInBytes: () => 0,
    }).read,
    port: 0,
    host: '127.0.0.1',
  });
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  const status = await (await fetch(`http://127.0.0.1:${port}/status`)).json();
  expect(status).toMatchObject({ build: 'abc', isReady: true, openCircuits: {} });
  server.close();
  for (const line of [
    'lokke_requests_total{kind="page",market="nl",cache="none",status="2xx",visitor="shopper"} 1',
    'lokke_requests_total{kind="page",market="nl",cache="none",status="5xx",visitor="shopper"} 1',
    'lokke_request_duration_seconds_count{kind="page",route="/bad"} 1',
    'lokke_request_failures_total{kind="page",market="nl",route="/bad"} 1',
    'lokke_kept_pages_total{market="nl",route="/shop"} 2',
    'lokke_kept_pages_bytes 4096',
    'lokke_ready 1',
    `lokke_build_info{build="f00d",server="${hostname()}"} 1`,
    'lokke_events_total{event="upstream.open",market="none",service="storefront no"} 1',
    'lokke_upstream_duration_seconds_count{service="storefront nl"} 1',
    'lokke_upstream_calls_total{service="storefront nl",outcome="503"} 1',
    'lokke_upstream_calls_total{service="admin de",outcome="timeout"} 1',
    'lokke_upstream_calls_total{service="salons",outcome="503"} 1',
    'lokke_upstream_calls_total{service="content",outcome="503"} 1',
  ]) {
    expect(text).toContain(line);
  }
});
