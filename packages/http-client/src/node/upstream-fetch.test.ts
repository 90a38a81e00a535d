import { createServer, type ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { classifyFailure, requestText, withRetry } from '../index.ts';
import { createUpstreamFetch } from './upstream-fetch.ts';

/** A service that sends its answer byte by byte, and may break off. */
async function openDrippingService(bytes: number) {
  let requests = 0;
  const drip = (outgoing: ServerResponse) => {
    let sent = 0;
    const timer = setInterval(() => {
      outgoing.write('x');
      sent += 1;
      if (sent >= bytes) outgoing.destroy();
    }, 10);
    outgoing.once('close', () => clearInterval(timer));
  };
  const server = createServer((_, outgoing) => {
    requests += 1;
    outgoing.writeHead(200, { 'content-length': '100000' });
    drip(outgoing);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  return { url: `http://127.0.0.1:${port}/`, requests: () => requests };
}

async function ask(url: string, limitInMs: number) {
  const limits: number[] = [];
  const fetch = createUpstreamFetch();
  const result = await withRetry({
    attempt: (timeoutInMs) => {
      limits.push(timeoutInMs);
      return requestText(url, {}, { fetch, timeoutInMs });
    },
    classify: classifyFailure,
    kind: 'read',
    timeoutInMs: limitInMs,
  });
  return { result, limits };
}

it('a service that drips bytes without end is left at the limit, however often bytes come', async () => {
  const service = await openDrippingService(Number.POSITIVE_INFINITY);
  const { result } = await ask(service.url, 300);
  expect(result).toEqual({ ok: false, failure: { kind: 'timeout', timeoutInMs: 300 } });
  expect(service.requests()).toBe(1);
});

it('a service that drips and breaks off gets what is left of the time for its second attempt', async () => {
  const service = await openDrippingService(5);
  const { limits } = await ask(service.url, 30_000);
  expect(limits).toHaveLength(3);
  expect(limits.toSorted((left, right) => right - left)).toEqual(limits);
  expect(limits[1]).toBeLessThan(30_000);
});

it('what is no plain request goes through the fetch of Node, over the same connections', async () => {
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(303, { location: '/elsewhere' });
    outgoing.end('over there');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  // Agents of another generation of undici than Node's own refuse https and forms each.
  const response = await createUpstreamFetch()(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
  expect([response.status, await response.text()]).toEqual([303, 'over there']);
});
