import { expect, it } from 'vitest';
import { createExchanges } from '../../shared-state/create-exchanges.ts';
import {
  createExchangeMemory,
  exchangeStoreOf,
} from '../../shared-state/in-process/exchange-memory.ts';
import { shareFetch } from './share-fetch.ts';

const ADDRESS = 'https://cdn.example/entries?locale=nl-NL';
const FRESH_IN_MS = 30_000;

/** Servers that share a place, and a service that counts what it is asked. */
function openServers({ freshInMs = FRESH_IN_MS } = {}) {
  const opened = { time: 1_000, content: 'before', status: 200, asked: 0 };
  const store = exchangeStoreOf(createExchangeMemory(() => opened.time));
  const count = async () => {
    opened.asked += 1;
    return new Response(JSON.stringify(opened.content), { status: opened.status });
  };
  const openServer = (fetch: typeof globalThis.fetch = count) => {
    const exchanges = createExchanges(store, () => performance.now());
    const shared = shareFetch({ fetch, exchanges, freshInMs, clock: () => opened.time });
    return { ...shared, read: async () => (await shared.fetch(ADDRESS)).json() };
  };
  return Object.assign(opened, { openServer });
}

it('one server asks for all, again when the answer is no longer fresh', async () => {
  const service = openServers();
  const servers = Array.from({ length: 19 }, () => service.openServer());
  const readAll = () => Promise.all(servers.map(({ read }) => read()));
  expect(new Set(await readAll())).toEqual(new Set(['before']));
  expect(service.asked).toBe(1);
  service.time += FRESH_IN_MS - 1;
  await readAll();
  expect(service.asked).toBe(1);
  service.time += 1;
  service.content = 'after';
  expect(new Set(await readAll())).toEqual(new Set(['after']));
  expect(service.asked).toBe(2);
});

it('after a change nobody takes an answer from before it', async () => {
  const service = openServers();
  const [first, second] = [service.openServer(), service.openServer()];
  await first.read();
  service.time += 10;
  service.content = 'after';
  for (const server of [first, second]) server.noteChange();
  service.time += 1;
  expect(await second.read()).toBe('after');
  expect(await first.read()).toBe('after');
  expect(service.asked).toBe(2);
});

it('a failure is nobody else’s: the next server asks at once', async () => {
  const service = openServers();
  const [first, second] = [service.openServer(), service.openServer()];
  service.status = 429;
  expect((await first.fetch(ADDRESS)).status).toBe(429);
  service.status = 200;
  expect(await second.read()).toBe('before');
});

it('shares nothing where nothing counts as fresh', async () => {
  const service = openServers({ freshInMs: 0 });
  const [first, second] = [service.openServer(), service.openServer()];
  await Promise.all([first.read(), second.read()]);
  expect(service.asked).toBe(2);
});

it('waits for another server no longer than its own request may take', async () => {
  const service = openServers();
  const { promise: hanging, resolve } = Promise.withResolvers<Response>();
  const slow = service.openServer(() => hanging);
  const asking = slow.fetch(ADDRESS);
  const limit = new AbortController();
  const waiting = service.openServer().fetch(ADDRESS, { signal: limit.signal });
  limit.abort(new Error('too late'));
  await expect(waiting).rejects.toThrow('too late');
  resolve(new Response('"late"'));
  expect(await (await asking).json()).toBe('late');
});

it('keeps answers to one token from another', async () => {
  const service = openServers();
  const server = service.openServer();
  await server.fetch(ADDRESS, { headers: { authorization: 'Bearer published' } });
  await server.fetch(ADDRESS, { headers: { authorization: 'Bearer drafts' } });
  expect(service.asked).toBe(2);
});
