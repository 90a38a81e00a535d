import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShopKey } from '@lokke/domain/markets';
import { describe, expect, it } from 'vitest';
import { createSessionCipher, openSessionJar } from './index.ts';
import { storedSessionSecret } from './session-cipher.ts';

const DAY_IN_MS = 86_400_000;
const TOKEN = 'f9d4b1e2c3a5968778695a4b3c2d1e0f';
const SECRET = 'a secret of more than thirty-two characters';

interface Place {
  readonly shop?: ShopKey;
  readonly isSecure?: boolean;
  readonly secrets?: readonly string[];
  readonly nowInMs?: number;
}

function sessionOf(cookieHeader: string | null, place: Place = {}) {
  const { shop = 'nl', isSecure = false, secrets = [SECRET], nowInMs = 0 } = place;
  return openSessionJar({
    cookieHeader,
    shop,
    isSecure,
    cipher: createSessionCipher(secrets),
    now: () => nowInMs,
  });
}

async function loggedIn(place: Place = {}): Promise<string> {
  const cookie = sessionOf(null, place);
  await cookie.start({
    email: 'anna@example.com',
    customerAccessToken: TOKEN,
    expiresAtInMs: 42 * DAY_IN_MS,
  });
  return cookie.setCookie() ?? '';
}

const pairOf = (setCookie: string) => setCookie.split(';')[0] ?? '';

describe('a session', () => {
  it('comes back whole with the next request', async () => {
    const cookie = sessionOf(`theme=dark; ${pairOf(await loggedIn())}; x=y`);
    expect(await cookie.read()).toEqual({
      shop: 'nl',
      email: 'anna@example.com',
      customerAccessToken: TOKEN,
      expiresAtInMs: 42 * DAY_IN_MS,
    });
    expect(cookie.setCookie()).toBeNull();
  });

  it('is a cookie that scripts and other sites cannot use, for as long as its token lives', async () => {
    const [pair = '', ...attributes] = (await loggedIn()).split('; ');
    expect(pair).toMatch(/^lokke-session-nl=[\w.-]+$/);
    expect(pair).not.toContain(TOKEN);
    expect(attributes).toEqual(['Path=/', 'Max-Age=3628800', 'HttpOnly', 'SameSite=Lax']);
  });

  it('is Secure and bound to its host over https', async () => {
    const setCookie = await loggedIn({ isSecure: true });
    expect(setCookie).toMatch(/^__Host-lokke-session-nl=/);
    expect(setCookie.split('; ')).toContain('Secure');
    expect(await sessionOf(pairOf(setCookie), { isSecure: true }).read()).not.toBeNull();
    expect(await sessionOf(pairOf(await loggedIn()), { isSecure: true }).read()).toBeNull();
  });

  it('is never sealed to the same text twice', async () => {
    expect(await loggedIn()).not.toBe(await loggedIn());
  });

  it('is over when it is ended', async () => {
    const cookie = sessionOf(pairOf(await loggedIn()));
    cookie.end();
    expect(await cookie.read()).toBeNull();
    expect(cookie.setCookie()).toMatch(/^lokke-session-nl=; Path=\/; Max-Age=0;/);
  });

  it('is known to have been looked at, also where there was none', async () => {
    const cookie = sessionOf(null);
    expect(cookie.wasUsed()).toBe(false);
    await cookie.read();
    expect(cookie.wasUsed()).toBe(true);
    expect(cookie.setCookie()).toBeNull();
  });
});

describe('a session that is none is cleared:', () => {
  const changeText = (pair: string, at: number) => {
    const character = pair.at(at) === 'A' ? 'B' : 'A';
    const position = at < 0 ? pair.length + at : at;
    return pair.slice(0, position) + character + pair.slice(position + 1);
  };
  const NAME = 'lokke-session-nl=';

  it.each<[string, (pair: string) => string]>([
    ['an empty one', () => NAME],
    ['a forged one', () => `${NAME}eyJhbGciOiJub25lIn0.e30.`],
    ['one that says who it is in clear text', () => `${NAME}{"shop":"nl","email":"a@b.c"}`],
    ['a truncated one', (pair) => pair.slice(0, -1)],
    ['half of one', (pair) => pair.slice(0, pair.length / 2)],
    ['one changed in its header', (pair) => changeText(pair, NAME.length + 4)],
    ['one changed in the middle', (pair) => changeText(pair, Math.floor(pair.length / 2) + 10)],
    ['one changed in its seal', (pair) => changeText(pair, -4)],
  ])('%s', async (_, forge) => {
    const cookie = sessionOf(forge(pairOf(await loggedIn())));
    expect(await cookie.read()).toBeNull();
    expect(cookie.setCookie()).toMatch(/Max-Age=0/);
  });

  it('one that was made for another shop, under the name of this one', async () => {
    const german = pairOf(await loggedIn({ shop: 'de' }));
    const cookie = sessionOf(german.replace('session-de', 'session-nl'));
    expect(await cookie.read()).toBeNull();
    expect(cookie.setCookie()).toMatch(/Max-Age=0/);
  });

  it("another shop's under its own name is simply not there", async () => {
    const cookie = sessionOf(pairOf(await loggedIn({ shop: 'de' })));
    expect(await cookie.read()).toBeNull();
    expect(cookie.setCookie()).toBeNull();
  });

  it.each([
    [42 * DAY_IN_MS - 1, true],
    [42 * DAY_IN_MS, false],
  ])('after %d ms it lives: %s', async (nowInMs, lives) => {
    const cookie = sessionOf(pairOf(await loggedIn()), { nowInMs });
    expect((await cookie.read()) !== null).toBe(lives);
  });

  it('one sealed with a secret that is unknown here', async () => {
    const pair = pairOf(await loggedIn({ secrets: ['another secret, just as long as ours'] }));
    expect(await sessionOf(pair).read()).toBeNull();
  });
});

describe('secrets', () => {
  it('can be changed: the first seals, all open', async () => {
    const old = pairOf(await loggedIn({ secrets: ['old'] }));
    const fresh = pairOf(await loggedIn({ secrets: ['new', 'old'] }));
    expect(await sessionOf(old, { secrets: ['new', 'old'] }).read()).not.toBeNull();
    expect(await sessionOf(fresh, { secrets: ['new'] }).read()).not.toBeNull();
    expect(await sessionOf(old, { secrets: ['new'] }).read()).toBeNull();
  });

  it('are needed', () => {
    expect(() => createSessionCipher([])).toThrow('A session needs a secret');
  });

  it('of the data folder are made once, for its owner only', () => {
    const folder = mkdtempSync(join(tmpdir(), 'session-'));
    try {
      const first = storedSessionSecret(join(folder, 'data'));
      expect(first).toMatch(/^[\w-]{43}$/);
      expect(storedSessionSecret(join(folder, 'data'))).toBe(first);
      const file = join(folder, 'data', 'session-secret');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
      writeFileSync(file, 'short');
      expect(() => storedSessionSecret(join(folder, 'data'))).toThrow('holds none; remove it');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
