import { createServer } from 'node:http';
import { hostname } from 'node:os';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listening } from '../../testing/listening.ts';
import { readConfig } from '../config/index.ts';
import { requestMetrics } from '../http/request-metrics.ts';
import { upstreamMetrics } from '../overload/upstreams/upstream-metrics.ts';
import { logLines } from './log.ts';
import { startTraces } from './spans.ts';

interface Sent {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly {
    readonly key: string;
    readonly value: { readonly stringValue?: string; readonly intValue?: number };
  }[];
}

const sent: Sent[] = [];
const resources: Pick<Sent, 'attributes'>[] = [];
const collector = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  request.on('end', () => {
    const { resourceSpans } = JSON.parse(text);
    for (const { resource, scopeSpans } of resourceSpans) {
      resources.push(resource);
      for (const { spans } of scopeSpans) sent.push(...spans);
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
let stop = async () => {};
beforeAll(async () => {
  const { url } = await listening(collector);
  const { traces } = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/`,
    OTEL_SERVICE_NAME: 'shop',
  }).run;
  if (traces === null) throw new Error('no traces');
  stop = await startTraces(traces, 'f00d');
});
afterAll(() => collector.close());

const attributesOf = ({ attributes }: Pick<Sent, 'attributes'>) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );

it('spans a request and its calls, goes on with a given trace, and is in the log', async () => {
  const config = readConfig({});
  const given: (string | null)[] = [];
  const fetch = upstreamMetrics({
    config,
    metrics: { upstreamCalled: () => undefined },
    now: () => 0,
    fetch: async (_input, init) => {
      given.push(new Headers(init?.headers).get('traceparent'));
      if (given.length === 1) throw new DOMException('anna@example.test is late', 'TimeoutError');
      return new Response('{}');
    },
  });
  const written: string[] = [];
  const { log, flush } = logLines((text) => written.push(text));
  const app = new Hono();
  app.use(
    requestMetrics({
      log,
      metrics: { requestHandled: () => undefined },
      marketAndRouteOf: () => ({ market: 'no', route: '/products/:handle' }),
      now: () => 0,
    }),
  );
  app.get('*', async (context) => {
    const { endpoint } = config.shops.no;
    const init = { method: 'POST', body: JSON.stringify({ query: 'query Product($a: ID) { x }' }) };
    await fetch(endpoint, init).catch(() => null);
    await fetch(endpoint, init);
    log({ level: 'warn', event: 'catalogue.failed' });
    return context.text('page', 503);
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  const headers = { traceparent, 'x-request-id': 'edge-12345678' };
  await app.request('/no/products/rain-shampoo', { headers });
  await stop();
  flush();

  expect(resources.map(attributesOf)).toContainEqual({
    'service.name': 'shop',
    'service.version': 'f00d',
    'host.name': hostname(),
  });
  const [first, second, page] = sent;
  expect(sent.map(({ name }) => name)).toEqual(['Product', 'Product', 'GET /products/:handle']);
  expect(new Set(sent.map((span) => span.traceId))).toEqual(new Set([traceId]));
  expect(page?.parentSpanId).toBe('b7ad6b7169203331');
  expect(first?.parentSpanId).toBe(page?.spanId);
  expect(given).toEqual([
    `00-${traceId}-${first?.spanId}-01`,
    `00-${traceId}-${second?.spanId}-01`,
  ]);
  expect(first?.status.code).toBe(2);
  expect(first && attributesOf(first)).toEqual({
    'peer.service': 'storefront no',
    operation: 'Product',
    'error.type': 'TimeoutError',
  });
  expect(second && attributesOf(second)).toMatchObject({ 'http.response.status_code': 200 });
  expect(page && attributesOf(page)).toMatchObject({
    'http.route': '/products/:handle',
    market: 'no',
    cache: 'none',
    'http.response.status_code': 503,
  });
  expect(JSON.stringify(sent)).not.toContain('anna@');

  const lines = written
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { event: 'catalogue.failed', requestId: 'edge-12345678', market: 'no', traceId },
    { event: 'page', requestId: 'edge-12345678', market: 'no', traceId },
  ]);
});
