import { createServer, type Server } from 'node:http';
import { directFetch } from '@lokke/http-client/node';
import { Agent } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type FaultyLine,
  LINE_FAULTS,
  type LineFault,
  openFaultyLine,
} from '../../../testing/faulty-upstream.ts';
import { listening } from '../../../testing/listening.ts';

const SILENT: readonly LineFault[] = ['hanging', 'stalling'];
const limitInMs = (fault: LineFault) => (SILENT.includes(fault) ? 200 : 10_000);
const never = () => Promise.reject(new Error('left to fetch'));
const dispatcher = new Agent();
const near = directFetch({ fetch: never, dispatcher, maxBytes: 2_000 });
afterAll(() => dispatcher.close());

describe('a direct request', () => {
  let line: FaultyLine;
  let origin = '';
  beforeAll(async () => {
    line = await openFaultyLine(async (request) => {
      const { method, url, headers } = request;
      if (url.endsWith('/large')) return new Response('x'.repeat(2_001));
      if (url.endsWith('/nothing')) return new Response(null, { status: 204 });
      const received = Object.fromEntries(headers);
      return Response.json({ method, received, body: await request.text() }, { status: 201 });
    });
  });
  beforeAll(() => {
    origin = `http://127.0.0.1:${new URL(line.origin).port}`;
  });
  afterAll(() => line[Symbol.asyncDispose]());

  it('sends what fetch would send, and buffers the response', async () => {
    const init = {
      method: 'POST',
      headers: new Headers({ 'Content-Type': 'application/json', 'X-Token': 'one' }),
      body: '{"name":"café"}',
    };
    const response = await near(`${origin}/graphql.json?a=b`, init);
    expect([response.status, response.statusText]).toEqual([201, 'Created']);
    expect(response.headers.get('content-type')).toBe('application/json');
    const { received, ...rest } = await response.json();
    expect(rest).toEqual({ method: 'POST', body: init.body });
    expect(received).toMatchObject({
      'content-type': 'application/json',
      'content-length': '16',
      'x-token': 'one',
      accept: '*/*',
    });
  });

  it('needs no body', async () => {
    expect(await (await near(new URL(origin))).json()).toMatchObject({
      method: 'GET',
      body: '',
    });
  });

  it('may have an empty response', async () => {
    const response = await near(`${origin}/nothing`);
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('fails when the response is larger than the limit', async () => {
    await expect(near(`${origin}/large`)).rejects.toThrow('The response is larger than 2000 bytes');
  });

  it.each(LINE_FAULTS.filter((fault) => fault !== 'nameless'))(
    'on a line that is %s fails as it would with fetch',
    async (fault) => {
      await line.set(fault);
      const outcome = (send: typeof fetch) =>
        send(origin, {
          method: 'POST',
          body: '{}',
          signal: AbortSignal.timeout(limitInMs(fault)),
        }).then(
          async (response) => {
            const text = await response.text().catch((error: Error) => error.name);
            return text === 'TypeError' || text === 'TimeoutError' ? text : [response.status, text];
          },
          (error: Error) => error.name,
        );
      expect(await outcome(near)).toEqual(await outcome(fetch));
      await line.set(null);
      expect((await near(origin)).status).toBe(201);
    },
  );

  it('is aborted while its name is being resolved', async () => {
    const lost = new Agent({ connect: { lookup: () => undefined } });
    const signal = AbortSignal.timeout(10);
    const requested = directFetch({ fetch: never, dispatcher: lost })('http://lost.test', {
      signal,
    });
    await expect(requested).rejects.toHaveProperty('name', 'TimeoutError');
    await lost.destroy();
  });

  it('is not sent when it was aborted before', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(near(origin, { signal })).rejects.toThrow('gone');
  });
});

describe('fetch itself', () => {
  const requested: string[] = [];
  const byFetch = directFetch({
    dispatcher,
    fetch: async (input) => {
      requested.push(input instanceof Request ? input.url : String(input));
      return new Response('by fetch');
    },
  });
  let elsewhere: Server;
  let origin = '';
  beforeAll(async () => {
    elsewhere = createServer((_request, response) =>
      response.writeHead(307, { location: 'https://elsewhere.example/' }).end(),
    );
    origin = (await listening(elsewhere)).url;
  });
  afterAll(() => elsewhere.close());

  it('is not used for a redirect that must not be followed', async () => {
    const sent = byFetch(`${origin}/moved`, { method: 'POST', body: '{}', redirect: 'error' });
    await expect(sent).rejects.toThrow('redirects');
    await expect(sent).rejects.toBeInstanceOf(TypeError);
    expect(requested).toEqual([]);
  });

  it.each<[string, () => Parameters<typeof fetch>]>([
    ['a URL with TLS', () => ['https://far.example/']],
    ['a redirect', () => [`${origin}/moved`, { method: 'POST', body: '{}' }]],
    ['a Request', () => [new Request('http://near.example/')]],
    ['a body of bytes', () => [`${origin}/bytes`, { method: 'POST', body: new Uint8Array(1) }]],
  ])('is used for %s', async (_, question) => {
    const [input, init] = question();
    expect(await (await byFetch(input, init)).text()).toBe('by fetch');
    expect(requested.at(-1)).toBe(input instanceof Request ? input.url : String(input));
  });
});
