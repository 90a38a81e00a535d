import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listening } from '../../../testing/listening.ts';
import { readConfig } from '../../config/index.ts';
import type { LogEntry } from '../../telemetry/log.ts';
import { createEdge } from './create-edge.ts';
import PURGES from './purges.json' with { type: 'json' };

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

function edgeOf(service: string, wait?: (delayInMs: number) => Promise<void>) {
  const { environment } = PURGES.find(({ what }) => what === service) ?? {};
  const filled = Object.entries(environment ?? {}).map(([name, text]) => [
    name,
    text.replaceAll('{origin}', origin),
  ]);
  const { cdn } = readConfig(Object.fromEntries(filled));
  if (cdn === null) throw new Error('No CDN is set.');
  return createEdge({
    target: cdn,
    fetch,
    log: (entry) => logged.push(entry),
    wait: wait ?? (async (delayInMs) => void waits.push(delayInMs)),
  });
}

/** Calls of the CDN, without the repetition that each purge has. */
async function tell(service: string, tags: readonly string[]) {
  const edge = edgeOf(service);
  edge.purge(tags);
  await edge.whenIdle();
  return heard.slice(0, heard.length / 2);
}

it.each(PURGES)('tells $what of a change as its documentation has it', async (purge) => {
  expect(await tell(purge.what, purge.tags)).toMatchObject(purge.calls);
});

it.each([
  ['Fastly', 256],
  ['Cloudflare', 100],
  ['Varnish', 50],
] as const)('%s gets at most %i tags in one call', async (service, most) => {
  const tags = (count: number) => Array.from({ length: count }, (_, at) => `tag-${at}`);
  const nodes = service === 'Varnish' ? 2 : 1;
  expect(await tell(service, tags(most))).toHaveLength(nodes);
  heard.splice(0);
  expect(await tell(service, tags(most + 1))).toHaveLength(2 * nodes);
});

it('repeats each purge once, for what was being fetched meanwhile', async () => {
  const edge = edgeOf('Fastly');
  edge.purge(['a']);
  await edge.whenIdle();
  expect(heard.map(({ body }) => body)).toEqual(Array(2).fill('{"surrogate_keys":["a"]}'));
  expect(waits).toEqual([1_500]);
  edge.purge(['a']);
  await edge.whenIdle();
  expect(heard).toHaveLength(4);
});

it('gathers what changes during a call into the next one', async () => {
  const edge = edgeOf('Cloudflare');
  edge.purge(['a']);
  await new Promise((next) => setImmediate(next));
  for (const tag of ['b', 'c', 'd', 'b']) edge.purge([tag]);
  await edge.whenIdle();
  expect(heard[1]?.body).toMatch(/"b","c","d"/);
});

describe('a CDN that does not take it', () => {
  it.each([429, 500, 503])('is told again after %i', async (status) => {
    answers = [{ status }, { status }];
    const edge = edgeOf('Fastly');
    edge.purge(['a']);
    await edge.whenIdle();
    expect(heard).toHaveLength(4);
    expect(waits).toEqual([250, 500, 1_500]);
    expect(logged.map(({ event }) => event)).toEqual(['edge.retry', 'edge.retry']);
  });

  it('is told again when it says, with what changed meanwhile', async () => {
    answers = [{ status: 429, headers: { 'retry-after': '12' } }];
    const edge = edgeOf('Cloudflare', async (delayInMs) => {
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
    const edge = edgeOf('Fastly', async (delayInMs) => {
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
      const edge = edgeOf('Fastly');
      edge.purge(['a']);
      await edge.whenIdle();
      expect(heard).toHaveLength(1);
      expect(logged).toEqual([
        { level: 'error', event: 'edge.refused', reason: `http ${status}`, tags: ['a'] },
      ]);
    },
  );
});
