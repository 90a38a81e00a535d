import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listening } from '../../../testing/listening.ts';
import { readConfig } from '../../config/index.ts';
import type { LogEntry } from '../../telemetry/log.ts';
import { createEdge } from './create-edge.ts';

interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const TOKEN = 'a token of sixteen'.replaceAll(' ', '-');
const OK: Answer = { status: 200 };

let server: Server;
let origin: string;
let heard: Heard[];
/** Given in order; afterwards everything is taken. */
let answers: Answer[];
let logged: LogEntry[];
let waits: number[];

beforeEach(async () => {
  [heard, answers, logged, waits] = [[], [], [], []];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    heard.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    const { status, headers: own } = answers.shift() ?? OK;
    response.writeHead(status, own).end('{}');
  });
  origin = (await listening(server)).url;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const SERVICES = {
  fastly: () => ({ CDN: 'fastly', CDN_API_ORIGIN: origin, CDN_ID: 'service', CDN_TOKEN: TOKEN }),
  cloudflare: () => ({
    CDN: 'cloudflare',
    CDN_API_ORIGIN: origin,
    CDN_ID: 'zone',
    CDN_TOKEN: TOKEN,
  }),
  varnish: () => ({ CDN: 'varnish', CDN_ADDRESSES: `${origin}, ${origin}`, CDN_TOKEN: TOKEN }),
  one: () => ({
    CDN: 'generic',
    CDN_TOKEN: TOKEN,
    CDN_PURGE_URL: `${origin}/pull/7/purge`,
    CDN_PURGE_HEADERS: '{"AccessKey":"{token}"}',
    CDN_PURGE_BODY: '{"CacheTag":"{tag}"}',
  }),
  many: () => ({
    CDN: 'generic',
    CDN_PURGE_METHOD: 'DELETE',
    CDN_PURGE_URL: `${origin}/purge?tags={tags:comma}`,
    CDN_PURGE_HEADERS: '{"X-Tags":"{tags:space}"}',
    CDN_PURGE_BODY: '{"tags":{tags:json}}',
    CDN_PURGE_MOST: '2',
  }),
} as const;

function edgeOf(service: keyof typeof SERVICES, wait?: (delayInMs: number) => Promise<void>) {
  const { cdn } = readConfig(SERVICES[service]());
  if (cdn === null) throw new Error('No CDN is set.');
  return createEdge({
    cdn,
    fetch,
    log: (entry) => logged.push(entry),
    wait: wait ?? (async (delayInMs) => void waits.push(delayInMs)),
  });
}

/** Calls of the CDN, without the repetition that each purge has. */
async function tell(service: keyof typeof SERVICES, tags: readonly string[]) {
  const edge = edgeOf(service);
  edge.purge(tags);
  await edge.whenIdle();
  return heard.slice(0, heard.length / 2);
}

describe('tells of a change as the documentation has it', () => {
  it('Fastly', async () => {
    expect(await tell('fastly', ['a', 'b'])).toMatchObject([
      {
        method: 'POST',
        url: '/service/service/purge',
        headers: { 'fastly-key': TOKEN, 'content-type': 'application/json' },
        body: '{"surrogate_keys":["a","b"]}',
      },
    ]);
  });

  it('Cloudflare', async () => {
    expect(await tell('cloudflare', ['a', 'b'])).toMatchObject([
      {
        method: 'POST',
        url: '/client/v4/zones/zone/purge_cache',
        headers: { authorization: `Bearer ${TOKEN}` },
        body: '{"tags":["a","b"]}',
      },
    ]);
  });

  it('every Varnish', async () => {
    const one = { method: 'PURGE', headers: { 'xkey-purge': 'a b', 'x-purge-token': TOKEN } };
    expect(await tell('varnish', ['a', 'b'])).toMatchObject([one, one]);
  });

  it('any other, a tag at a time', async () => {
    const call = { method: 'POST', url: '/pull/7/purge', headers: { accesskey: TOKEN } };
    expect(await tell('one', ['a', 'b'])).toMatchObject([
      { ...call, body: '{"CacheTag":"a"}' },
      { ...call, body: '{"CacheTag":"b"}' },
    ]);
  });

  it('any other, with several tags', async () => {
    expect(await tell('many', ['a', 'b', 'c'])).toMatchObject([
      {
        method: 'DELETE',
        url: '/purge?tags=a,b',
        headers: { 'x-tags': 'a b' },
        body: '{"tags":["a","b"]}',
      },
      {
        method: 'DELETE',
        url: '/purge?tags=c',
        headers: { 'x-tags': 'c' },
        body: '{"tags":["c"]}',
      },
    ]);
  });
});

it.each([
  ['fastly', 256],
  ['cloudflare', 100],
  ['varnish', 50],
] as const)('%s gets at most %i tags in one call', async (service, most) => {
  const tags = (count: number) => Array.from({ length: count }, (_, at) => `tag-${at}`);
  const nodes = service === 'varnish' ? 2 : 1;
  expect(await tell(service, tags(most))).toHaveLength(nodes);
  heard.splice(0);
  expect(await tell(service, tags(most + 1))).toHaveLength(2 * nodes);
});

it('repeats each purge once, for what was being fetched meanwhile', async () => {
  const edge = edgeOf('fastly');
  edge.purge(['a']);
  await edge.whenIdle();
  expect(heard.map(({ body }) => body)).toEqual(Array(2).fill('{"surrogate_keys":["a"]}'));
  expect(waits).toEqual([1_500]);
  edge.purge(['a']);
  await edge.whenIdle();
  expect(heard).toHaveLength(4);
});

it('gathers what changes during a call into the next one', async () => {
  const edge = edgeOf('cloudflare');
  edge.purge(['a']);
  await new Promise((next) => setImmediate(next));
  for (const tag of ['b', 'c', 'd', 'b']) edge.purge([tag]);
  await edge.whenIdle();
  expect(heard[1]?.body).toMatch(/"b","c","d"/);
});

describe('a CDN that does not take it', () => {
  it.each([429, 500, 503])('is told again after %i', async (status) => {
    answers = [{ status }, { status }];
    const edge = edgeOf('fastly');
    edge.purge(['a']);
    await edge.whenIdle();
    expect(heard).toHaveLength(4);
    expect(waits).toEqual([250, 500, 1_500]);
    expect(logged.map(({ event }) => event)).toEqual(['edge.retry', 'edge.retry']);
  });

  it('is told again when it says, with what changed meanwhile', async () => {
    answers = [{ status: 429, headers: { 'retry-after': '12' } }];
    const edge = edgeOf('cloudflare', async (delayInMs) => {
      waits.push(delayInMs);
      if (waits.length === 1) edge.purge(['b']);
    });
    edge.purge(['a']);
    await edge.whenIdle();
    expect(waits[0]).toBe(12_000);
    expect(heard[1]?.body).toBe('{"tags":["a","b"]}');
  });

  it('is told again when nothing answers', async () => {
    const [first] = [server];
    const { port } = new URL(origin);
    first.closeAllConnections();
    await new Promise((closed) => first.close(closed));
    const edge = edgeOf('fastly', async (delayInMs) => {
      waits.push(delayInMs);
      if (waits.length === 1)
        await new Promise<void>((open) => first.listen(Number(port), '127.0.0.1', open));
    });
    edge.purge(['a']);
    await edge.whenIdle();
    expect(heard).toHaveLength(2);
    expect(logged).toMatchObject([{ event: 'edge.retry', reason: 'network' }]);
  });

  it.each([400, 401, 403, 404])(
    'for good (%i) is an error that names the tags, and no token',
    async (status) => {
      answers = [{ status }];
      const edge = edgeOf('fastly');
      edge.purge(['a']);
      await edge.whenIdle();
      expect(heard).toHaveLength(1);
      expect(logged).toEqual([
        { level: 'error', event: 'edge.refused', reason: `http ${status}`, tags: ['a'] },
      ]);
    },
  );
});
