import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedShops, openEmbeddedShops } from '../../../../testing/embedded-shops.ts';
import {
  HOSTED,
  type HostedVisitor,
  openHostedVisitor,
} from '../../../../testing/hosted-visitor.ts';

const ANNA = 'anna@example.com';
const MINUTE_IN_MS = 60_000;
/** Lifetime of an access token of the embedded platform. */
const LIFETIME_IN_MINUTES = 60;

let embedded: EmbeddedShops;
let visitor: HostedVisitor;
let minutes = 0;
let refreshes: number[] = [];

beforeEach(async () => {
  minutes = 0;
  refreshes = [];
  embedded = await openEmbeddedShops({ ...HOSTED, now: () => minutes * MINUTE_IN_MS });
  visitor = openHostedVisitor(embedded);
  await visitor.logIn(ANNA);
  embedded.respondWith(async (input, init) => {
    const response = await embedded.platform.fetch(input, init);
    if (String(input).endsWith('/oauth/token')) refreshes.push(response.status);
    return response;
  });
});
afterEach(() => embedded[Symbol.dispose]());

const readName = ({ ask }: HostedVisitor) => ask(({ accounts }) => accounts.customer());
const copyOf = ({ cookies }: HostedVisitor): HostedVisitor => {
  const copy = openHostedVisitor(embedded);
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
};

describe('an access token', () => {
  it.each([
    [LIFETIME_IN_MINUTES - 3, 0],
    [LIFETIME_IN_MINUTES - 2, 1],
    [LIFETIME_IN_MINUTES, 1],
    [LIFETIME_IN_MINUTES + 5, 1],
  ])('after %d minutes is exchanged %d times', async (age, times) => {
    minutes = age;
    expect(await readName(visitor)).toMatchObject({ ok: true, value: { email: ANNA } });
    expect(refreshes).toEqual(Array(times).fill(200));
  });

  it('is exchanged once for many requests at a time, and for one that comes late', async () => {
    minutes = LIFETIME_IN_MINUTES;
    const late = copyOf(visitor);
    const tabs = Array.from({ length: 20 }, () => copyOf(visitor));
    const read = await Promise.all(tabs.map(readName));
    expect(read.every(({ ok }) => ok)).toBe(true);
    expect((await readName(late)).ok).toBe(true);
    expect(refreshes).toEqual([200]);
  });

  it('is exchanged again with what the exchange before gave, and lasts thirty days from then', async () => {
    for (const days of [1, 30, 59]) {
      minutes = days * 24 * 60;
      expect((await readName(visitor)).ok).toBe(true);
    }
    expect(refreshes).toEqual([200, 200, 200]);
  });
});

describe('a provider that fails', () => {
  const failWith = (status: number, body: object) =>
    embedded.answerTo(/\/oauth\/token /, () => Response.json(body, { status }));

  it('is no harm while the old token works', async () => {
    minutes = LIFETIME_IN_MINUTES - 1;
    failWith(400, { error: 'invalid_grant' });
    expect((await readName(visitor)).ok).toBe(true);
  });

  it.each([
    [500, { error: 'server_error' }],
    [503, {}],
    [401, { error: 'invalid_client' }],
    [429, { error: 'slow_down' }],
  ])('with %d ends no session', async (status, body) => {
    minutes = LIFETIME_IN_MINUTES;
    failWith(status, body);
    expect((await readName(visitor)).ok).toBe(false);
    embedded.respondWith(embedded.platform.fetch);
    expect((await readName(visitor)).ok).toBe(true);
  });

  it('with invalid_grant ends it, when the same cookie comes a second time', async () => {
    minutes = LIFETIME_IN_MINUTES;
    failWith(400, { error: 'invalid_grant' });
    const ended = { ok: false, code: 'notLoggedIn' };
    expect(await readName(visitor)).toMatchObject(ended);
    expect(visitor.cookies.has('lokke-session-no')).toBe(true);
    expect(await readName(visitor)).toMatchObject(ended);
    expect(visitor.cookies.has('lokke-session-no')).toBe(false);
  });
});

describe('a shop that stops saying where its provider is', () => {
  const silence = () =>
    embedded.answerTo(/\/\.well-known\//, () => new Response('', { status: 503 }));

  it('is taken at its last word for as long as that lasts', async () => {
    silence();
    for (const age of [61, 62, 63, 130, 500]) {
      minutes = age;
      expect((await readName(visitor)).ok).toBe(true);
    }
  });

  it('is asked again after a moment', async () => {
    silence();
    minutes = 61;
    await readName(visitor);
    let asked = 0;
    embedded.answerTo(/\/\.well-known\//, () => {
      asked += 1;
      return new Response('', { status: 503 });
    });
    await readName(visitor);
    expect(asked).toBe(0);
    minutes += 1;
    await readName(visitor);
    expect(asked).toBeGreaterThan(0);
  });
});

it('a race that is lost to another server takes nothing from the browser', async () => {
  minutes = LIFETIME_IN_MINUTES;
  const slow = copyOf(visitor);
  // A second server, with no memory of ours, renewed the session; its cookie reached the browser.
  expect((await readName(visitor)).ok).toBe(true);
  const makeRefusal = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
  embedded.answerTo(/\/oauth\/token /, makeRefusal);
  minutes += 2;
  expect((await readName(slow)).ok).toBe(false);
  const sent = [...slow.cookies].filter(([name, value]) => visitor.cookies.get(name) !== value);
  for (const [name, value] of sent) {
    if (name !== 'lokke-session-no') visitor.cookies.set(name, value);
  }
  expect(slow.cookies.has('lokke-session-no')).toBe(true);
  expect(await readName(visitor)).toMatchObject({ ok: true });
});

it('a token that the API no longer takes logs in again', async () => {
  embedded.answerTo(/\/customer\/api\//, () => new Response('', { status: 401 }));
  expect(await readName(visitor)).toMatchObject({ ok: false, code: 'notLoggedIn' });
  expect(visitor.cookies.has('lokke-session-no')).toBe(false);
});
