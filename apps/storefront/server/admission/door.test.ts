import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { REFUSALS } from '@lokke/contract/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { listening } from '../test-kit/listening.ts';
import { boundedDoor } from './door.ts';

const LIMITS = {
  page: { mostInside: 2, mostLagInMs: 150, mostInARoundWhenLate: 1 },
  call: { mostInside: 3, mostLagInMs: 400, mostInARoundWhenLate: 2 },
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A real server whose requests stay inside until they are let out. */
async function openDoor() {
  let lagInMs = 0;
  let round = 0;
  const shed: string[] = [];
  const inside: ServerResponse[] = [];
  const server = createServer(
    boundedDoor({
      limits: LIMITS,
      loop: { lagInMs: () => lagInMs, round: () => round },
      usualHeaders: [['x-content-type-options', 'nosniff']],
      onShed: (askedFor) => shed.push(askedFor),
      listener: (_incoming, outgoing) => {
        inside.push(outgoing);
        server.emit('inside');
      },
    }),
  );
  const { url } = await listening(server);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const ask = (path: string, init?: RequestInit) => fetch(url + path, init);
  return {
    shed,
    ask,
    /** Sends one and waits until it is inside; its answer comes when it is let out. */
    enter: async (path: string): Promise<Promise<Response>[]> => {
      const entered = once(server, 'inside');
      const answer = ask(path);
      // Whom a test leaves inside is hung up on at its end.
      answer.catch(() => undefined);
      await entered;
      return [answer];
    },
    letOut: async () => {
      const response = inside.shift();
      if (response === undefined) throw new Error('Nobody is inside.');
      const closed = once(response, 'close');
      response.end('served');
      await closed;
    },
    nextRound: () => {
      round += 1;
    },
    setLag: (next: number) => {
      lagInMs = next;
    },
  };
}

describe('at the door', () => {
  it('one page too many is turned away in the words of its market, and told when to come back', async () => {
    const door = await openDoor();
    const [first] = await door.enter('/nl/shop');
    await door.enter('/nl/shop');
    const second = await door.ask('/de/shop?page=2');
    expect(second.status).toBe(503);
    expect(second.headers.get('retry-after')).toBe('2');
    expect(second.headers.get('cache-control')).toBe('no-store');
    expect(second.headers.get('x-content-type-options')).toBe('nosniff');
    expect(second.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await second.text();
    expect(html).toContain('lang="de-DE"');
    expect(html).toContain('Da ist ein Knoten drin');
    expect(door.shed).toEqual(['page']);
    await door.letOut();
    expect(await (await first)?.text()).toBe('served');
  });

  it('buyers are let in for longer than those who look around', async () => {
    const door = await openDoor();
    await door.enter('/nl/shop');
    await door.enter('/nl/shop');
    expect((await door.ask('/nl')).status).toBe(503);
    await door.enter('/api/shopify/checkout/create/');
    const late = await door.ask('/api/shopify/checkout/create/', { method: 'POST' });
    expect(late.status).toBe(503);
    expect(late.headers.get('retry-after')).toBe('2');
    expect(await late.json()).toEqual({ error: REFUSALS.busy.sentence });
  });

  it.each([
    [150, 'page', false],
    [151, 'page', true],
    [400, 'call', false],
    [401, 'call', true],
  ] as const)(
    'with the event loop %i ms late and others inside a %s is turned away: %s',
    async (lag, kind, isShed) => {
      const door = await openDoor();
      door.setLag(lag);
      const path = kind === 'page' ? '/nl' : '/api/x';
      // Who comes alone is let in, however late it is.
      for (let inside = 0; inside < LIMITS[kind].mostInARoundWhenLate; inside += 1) {
        await door.enter(path);
      }
      if (isShed) {
        expect((await door.ask(path)).status).toBe(503);
        door.nextRound();
        await door.letOut();
      }
      if (isShed) expect(await door.enter(path)).toHaveLength(1);
      else expect(await door.enter(path)).toHaveLength(1);
    },
  );

  it.each(['/healthz', '/readyz', '/assets/app.js', '/webhooks/shopify/nl'])(
    '%s always passes',
    async (path) => {
      const door = await openDoor();
      await door.enter('/nl');
      door.setLag(10_000);
      expect(await door.enter(path)).toHaveLength(1);
      expect(door.shed).toEqual([]);
    },
  );

  it('who has gone takes no place', async () => {
    const door = await openDoor();
    const [first] = await door.enter('/nl');
    await door.letOut();
    await first;
    await door.enter('/nl');
    expect(await door.enter('/nl')).toHaveLength(1);
    expect(door.shed).toEqual([]);
  });
});
