import { createServer } from 'node:http';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { listening } from '../../../testing/listening.ts';
import { createTunnel } from '../../http/error-tunnel.ts';
import { limitersInProcess } from '../../shared-state/index.ts';
import { createErrorReporter, watchPages } from './index.ts';

interface Received {
  readonly url: string;
  readonly envelope: readonly unknown[];
}

/** A fake Sentry server that records envelopes. */
const received: Received[] = [];
const sentry = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const lines = Buffer.concat(chunks).toString().split('\n');
  const envelope = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  received.push({ url: request.url ?? '', envelope });
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
let dsn = '';
beforeAll(async () => {
  const { port } = await listening(sentry);
  dsn = `http://publickey@127.0.0.1:${port}/7`;
});
afterAll(() => new Promise((closed) => sentry.close(closed)));
beforeEach(() => {
  received.length = 0;
});

const openReporter = (chance = 0) =>
  createErrorReporter({
    reporting: { dsn, environment: 'test' },
    fetch,
    random: () => chance,
    newTraceId: () => '0123456789abcdef0123456789abcdef',
  });

describe("the server's errors", () => {
  it('arrive with their stack, and without whom they befell', async () => {
    const reporter = openReporter();
    reporter.error(new Error('No cart gid://shopify/Cart/abc?key=def for anna@example.com'));
    await reporter.whenIdle();
    expect(received.map(({ url }) => url)).toEqual([
      expect.stringMatching(/^\/api\/7\/envelope\/\?.*sentry_key=publickey/),
    ]);
    const [, item, event] = received[0]?.envelope ?? [];
    expect(item).toMatchObject({ type: 'event' });
    expect(event).toMatchObject({
      environment: 'test',
      platform: 'node',
      exception: {
        values: [
          {
            type: 'Error',
            value: 'No cart gid://shopify/Cart/[hidden] for [email]',
            stacktrace: { frames: expect.arrayContaining([expect.anything()]) },
          },
        ],
      },
    });
    expect(JSON.stringify(received)).not.toMatch(/anna|key=def/);
  });

  it.each([
    [0, 1],
    [0.299, 1],
    [0.3, 0],
    [0.999, 0],
  ])('with the chance %f are reported %i times', async (chance, count) => {
    const reporter = openReporter(chance);
    reporter.error(new Error('Something else'));
    await reporter.whenIdle();
    expect(received).toHaveLength(count);
  });
});

test.each([
  ['/products/:handle', 200, 'GET /products/:handle'],
  ['/shop', 500, 'GET /shop'],
  ['/products/:handle', 404, null],
  ['other', 200, null],
])('the transaction of the route %s with status %i is %s', async (route, status, name) => {
  const reporter = openReporter();
  const app = new Hono();
  app.use(
    watchPages(
      reporter,
      () => route,
      () => new Date(1_795_000_000_000),
    ),
  );
  app.get('*', (context) => context.html('page', status as 200));
  await app.request('/nl/page');
  await reporter.whenIdle();
  const times = { start_timestamp: 1_795_000_000, timestamp: 1_795_000_000 };
  expect(received.map(({ envelope }) => envelope[2])).toMatchObject(
    name === null ? [] : [{ type: 'transaction', transaction: name, ...times }],
  );
});

describe("the browsers' reports", () => {
  const SENT = [
    '{"dsn":"https://elsewhere@evil.example/1"}',
    '{"type":"event"}',
    '{"message":"x"}',
  ];
  const post = (app: Hono, body: string, headers = {}, remoteAddress = '203.0.113.7') =>
    app.request(
      '/',
      { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin', ...headers } },
      { incoming: { socket: { remoteAddress } } },
    );
  const openTunnel = (options: Partial<Parameters<typeof createTunnel>[0]> = {}) =>
    createTunnel({
      reporting: { dsn, environment: 'test' },
      fetch,
      limiter: limitersInProcess(() => 0)({ name: 'reports', most: 3, windowInMs: 60_000 }),
      trustedProxyCount: 0,
      ...options,
    });

  it('are passed on to our own address, whatever they say', async () => {
    expect((await post(openTunnel(), SENT.join('\n'))).status).toBe(204);
    expect(received).toEqual([
      {
        url: '/api/7/envelope/?sentry_version=7&sentry_key=publickey',
        envelope: [
          { dsn },
          { type: 'event', content_type: 'application/json' },
          { message: 'x', environment: 'test' },
        ],
      },
    ]);
  });

  it.each([
    ['of another site', SENT.join('\n'), { 'sec-fetch-site': 'cross-site' }, 403],
    ['that are none', 'x', {}, 400],
    ['of another kind', SENT.join('\n').replace('"event"', '"replay_event"'), {}, 400],
    ['with more in them', [...SENT, '{"type":"attachment"}', 'x'].join('\n'), {}, 400],
    ['that are too large', 'x'.repeat(100 * 1024 + 1), {}, 413],
  ])('%s are not', async (_what, body, headers, status) => {
    expect((await post(openTunnel(), body, headers)).status).toBe(status);
    expect(received).toEqual([]);
  });

  it('are too many from one network, while others stay welcome', async () => {
    const app = openTunnel();
    for (let count = 0; count < 3; count += 1) await post(app, 'x', {}, `2001:db8:1:2::${count}`);
    const report = (address: string) => post(app, SENT.join('\n'), {}, address);
    expect((await report('2001:db8:1:2::9')).status).toBe(429);
    expect((await report('2001:db8:1:100::9')).status).toBe(204);
  });

  it('are counted by the address that a trusted proxy names', async () => {
    const app = openTunnel({ trustedProxyCount: 1 });
    const report = (ip: string) => post(app, 'x', { 'x-forwarded-for': ip });
    for (let count = 0; count < 3; count += 1) await report('198.51.100.1');
    expect((await report('198.51.100.1')).status).toBe(429);
    expect((await report('198.51.100.2')).status).toBe(400);
  });

  it('keep no browser waiting for a receiver that hangs', async () => {
    const app = openTunnel({
      fetch: (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
      timeoutInMs: 1,
    });
    expect((await post(app, SENT.join('\n'))).status).toBe(204);
  });

  it('have nowhere to go where none are taken', async () => {
    const app = openTunnel({ reporting: null });
    expect((await post(app, SENT.join('\n'))).status).toBe(404);
  });
});
