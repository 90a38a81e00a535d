import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { API_ERRORS } from '@lokke/contract/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { listening } from '../../testing/listening.ts';
import { longestCallInMs, withAdmissionControl } from './admission-control.ts';
import { ALWAYS_ADMITTED } from './can-admit.ts';
import { LIMIT_RANGE } from './concurrency-limit.ts';
import { MAX_WAIT_IN_MS } from './request-queue.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A real server whose requests stay inside until they are let out; its clock stands still until it is put forward. */
async function openDoor() {
  let time = 0;
  let lagInMs = 0;
  let turnAgeInMs = 0;
  let round = 0;
  const shed: string[] = [];
  const inside: ServerResponse[] = [];
  let insideAtOnce = 0;
  const door = withAdmissionControl({
    cached: ({ url }) => (url === '/nl/kept' ? (outgoing) => outgoing.end('kept') : null),
    loop: {
      lagInMs: () => lagInMs,
      round: () => round,
      isWithinTurn: (ageInMs) => turnAgeInMs <= ageInMs,
    },
    defaultHeaders: [['x-content-type-options', 'nosniff']],
    onShed: (askedFor) => shed.push(askedFor),
    now: () => time,
    listener: (_incoming, outgoing) => {
      inside.push(outgoing);
      server.emit('inside');
    },
  });
  const server = createServer((incoming, outgoing) => {
    outgoing.once('close', () => server.emit('gone'));
    door(incoming, outgoing);
    insideAtOnce = inside.length;
    server.emit('came');
  });
  const { url } = await listening(server);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const ask = (path: string, init?: RequestInit) => fetch(url + path, init);
  const send = async (path: string, event: 'inside' | 'came', init?: RequestInit) => {
    const happened = once(server, event);
    const answer = ask(path, init);
    // Whom a test leaves inside is hung up on at its end.
    answer.catch(() => undefined);
    await happened;
    return { answer };
  };
  return {
    shed,
    ask,
    inside: () => inside.length,
    /** Sends one and waits until it is inside; its answer comes when it is let out. */
    enter: (path: string) => send(path, 'inside'),
    /** Sends one and waits until it stands at the door. */
    come: (path: string, init?: RequestInit) => send(path, 'came', init),
    insideWhenItCame: async (path: string) => {
      await send(path, 'came');
      return insideAtOnce;
    },
    gone: () => once(server, 'gone'),
    letOut: async () => {
      const response = inside.shift();
      if (response === undefined) throw new Error('Nobody is inside.');
      const closed = once(response, 'close');
      response.end('served');
      await closed;
    },
    passTime: (byInMs: number) => {
      time += byInMs;
    },
    setLag: (next: number) => {
      lagInMs = next;
      round += 1;
    },
    setTurnAge: (next: number) => {
      turnAgeInMs = next;
    },
  };
}

type Door = Awaited<ReturnType<typeof openDoor>>;

async function fill(door: Door, path: string, count: number) {
  for (let at = 0; at < count; at += 1) await door.enter(path);
}

/** A door at which more pages wait than are few, all since the clock's zero. */
async function crowded() {
  const door = await openDoor();
  await fill(door, '/nl/shop', LIMIT_RANGE.atFirst / 2);
  const waiting = [];
  for (let at = 0; at <= ALWAYS_ADMITTED.page; at += 1)
    waiting.push(await door.come('/de/shop?page=2'));
  return { door, waiting };
}

describe('at the door', () => {
  it('one page too many waits, and comes in when another has gone', async () => {
    const door = await openDoor();
    await fill(door, '/nl/shop', LIMIT_RANGE.atFirst / 2);
    await door.come('/nl/shop');
    expect(door.inside()).toBe(LIMIT_RANGE.atFirst / 2);
    await door.letOut();
    await expect.poll(() => door.inside()).toBe(LIMIT_RANGE.atFirst / 2);
    expect(door.shed).toEqual([]);
  });

  it('who has waited too long is turned away in the words of their market, and told when to come back', async () => {
    const { door, waiting } = await crowded();
    door.passTime(MAX_WAIT_IN_MS.page + 1);
    const [first] = waiting;
    const answer = await first?.answer;
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get('retry-after')).toBe('2');
    expect(answer?.headers.get('cache-control')).toBe('no-store');
    expect(answer?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = (await answer?.text()) ?? '';
    expect(Number(answer?.headers.get('content-length'))).toBe(Buffer.byteLength(html));
    expect(html).toContain('lang="de-DE"');
    expect(html).toContain('Da ist ein Knoten drin');
    // The others are so few now that they are served.
    expect(door.shed).toEqual(['page']);
  });

  it('nobody is turned away before that', async () => {
    const { door } = await crowded();
    door.passTime(MAX_WAIT_IN_MS.page);
    await door.letOut();
    await expect.poll(() => door.inside()).toBe(LIMIT_RANGE.atFirst / 2);
    expect(door.shed).toEqual([]);
  });

  it('buyers find room where those who look around find none', async () => {
    const door = await openDoor();
    await fill(door, '/nl/shop', LIMIT_RANGE.atFirst / 2);
    await door.come('/nl');
    await fill(door, '/api/shopify/checkout/create/', LIMIT_RANGE.atFirst / 2);
    expect(door.inside()).toBe(LIMIT_RANGE.atFirst);
    const late = await door.come('/api/shopify/checkout/create/');
    for (let at = 0; at < ALWAYS_ADMITTED.call; at += 1)
      await door.come('/api/shopify/checkout/create/');
    door.passTime(MAX_WAIT_IN_MS.call + 1);
    const answer = await late.answer;
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toEqual({ error: API_ERRORS.busy.message });
  });

  it('there is less room while the event loop is late, but always some for a few', async () => {
    const door = await openDoor();
    const pages = LIMIT_RANGE.least / 2;
    for (let look = 0; look < pages; look += 1) {
      door.setLag(10_000);
      await door.enter('/nl');
    }
    await door.come('/nl');
    expect(door.inside()).toBe(pages);
    await fill(door, '/api/x', ALWAYS_ADMITTED.call);
    await door.come('/api/x');
    expect(door.inside()).toBe(pages + ALWAYS_ADMITTED.call);
  });

  it.each([
    [15, 1],
    [16, 0],
  ])('%i ms into a turn of the event loop, %i more is served at once', async (ageInMs, served) => {
    const door = await openDoor();
    door.setTurnAge(ageInMs);
    expect(await door.insideWhenItCame('/nl')).toBe(served);
    // The next turn serves whom this one had no time for.
    await expect.poll(() => door.inside()).toBe(1);
  });

  it('who has gone meanwhile is not served', async () => {
    const door = await openDoor();
    await fill(door, '/nl/shop', LIMIT_RANGE.atFirst / 2);
    const leaving = new AbortController();
    const { answer } = await door.come('/nl/shop', { signal: leaving.signal });
    await door.come('/nl/other');
    const gone = door.gone();
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    await gone;
    await door.letOut();
    await expect.poll(() => door.inside()).toBe(LIMIT_RANGE.atFirst / 2);
  });

  it('a page at hand takes no room', async () => {
    const door = await openDoor();
    await fill(door, '/nl/shop', LIMIT_RANGE.atFirst / 2);
    expect(await (await door.ask('/nl/kept')).text()).toBe('kept');
  });

  it.each(['/healthz', '/readyz', '/assets/app.js', '/webhooks/shopify/nl'])(
    '%s always passes',
    async (path) => {
      const door = await openDoor();
      await fill(door, '/nl', LIMIT_RANGE.atFirst / 2);
      door.setTurnAge(10_000);
      await door.enter(path);
      expect(door.inside()).toBe(LIMIT_RANGE.atFirst / 2 + 1);
      expect(door.shed).toEqual([]);
    },
  );
});

it.each([
  [0, 15],
  [30, 15],
  [31, 15.5],
  [400, 200],
])('after %i ms of hearing what people want they are served for %i ms', (heardInMs, servedInMs) => {
  expect(longestCallInMs(heardInMs)).toBe(servedInMs);
});
