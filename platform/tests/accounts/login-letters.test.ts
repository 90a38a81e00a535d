import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/shopify/customers/rate-limit.ts';
import { type Browser, locationOf } from '../fixtures/browser.ts';
import { ANNA } from './account-shop.ts';
import { openShopForEachTest, shop } from './customer-api.ts';

openShopForEachTest();

const OWNER = '198.51.100.1';

/** Asks for a code; returns the status of the page. */
async function askFor(email: string, browser: Browser): Promise<number> {
  const { href } = (await shop.ask({ prompt: 'login' })).url;
  const page = locationOf(await browser.open(href), href);
  const request = page.searchParams.get('request') ?? '';
  return (await browser.open(page.href, { request, do: 'send', email })).status;
}

/** Uses up what one network may ask for at one address. */
async function exhaustFrom(address: string): Promise<void> {
  const { most } = LIMITS.codeToAccountFromNetwork;
  for (let sent = 0; sent < most; sent += 1) {
    expect(await askFor(ANNA, shop.newBrowser(address))).toBe(200);
  }
  expect(await askFor(ANNA, shop.newBrowser(address))).toBe(422);
}

describe('a letter with a code', () => {
  it('is sent to its owner, however many a stranger had sent', async () => {
    await exhaustFrom('203.0.113.1');
    expect(await askFor(ANNA, shop.newBrowser(OWNER))).toBe(200);
    shop.passMinutes(LIMITS.codeToAccountFromNetwork.minutes);
    expect(await askFor(ANNA, shop.newBrowser('203.0.113.1'))).toBe(200);
  });

  it('is sent to a browser that was logged in, when many networks had used up all others', async () => {
    const browser = shop.newBrowser(OWNER);
    await shop.logIn(browser, await shop.ask());
    for (let network = 1; network <= 10; network += 1) await exhaustFrom(`203.0.113.${network}`);
    expect(await askFor(ANNA, shop.newBrowser('198.51.100.9'))).toBe(422);
    const asked = await shop.ask({ prompt: 'login' });
    const landed = await shop.logIn(browser, asked);
    expect(landed.searchParams.get('code')).toBeTruthy();
    // The browser of one address has no privilege with another.
    const other = 'bo@example.test';
    const { most } = LIMITS.codeToAccountFromNetwork;
    for (let sent = 0; sent <= most; sent += 1) await askFor(other, shop.newBrowser(OWNER));
    expect(await askFor(other, browser)).toBe(422);
  });

  it('goes to a hundred addresses an hour from one network', async () => {
    const browser = shop.newBrowser('203.0.113.1');
    const { most, minutes } = LIMITS.codesFromNetwork;
    for (let sent = 0; sent < most; sent += 1) {
      expect(await askFor(`anna${sent}@example.test`, browser)).toBe(200);
    }
    expect(await askFor(ANNA, browser)).toBe(422);
    expect(await askFor(ANNA, shop.newBrowser(OWNER))).toBe(200);
    shop.passMinutes(minutes);
    expect(await askFor(ANNA, browser)).toBe(200);
  });

  it('leaves nothing behind where nobody asked for one, and little where its time is over', async () => {
    const { read } = shop.platform.context.store;
    const count = (table: string) => read.prepare(`SELECT * FROM ${table}`).all().length;
    for (let opened = 0; opened < 100; opened += 1) {
      await shop.newBrowser().open((await shop.ask()).url.href);
    }
    expect([count('account_logins'), count('customer_attempts')]).toEqual([0, 0]);
    await exhaustFrom('203.0.113.1');
    shop.passMinutes(60);
    await askFor(ANNA, shop.newBrowser());
    expect([count('account_logins'), count('customer_attempts')]).toEqual([1, 3]);
  });
});

it('takes no login request that the shop did not make', async () => {
  const browser = shop.newBrowser();
  const { href } = (await shop.ask()).url;
  const page = locationOf(await browser.open(href), href);
  const [content = '', signature = ''] = (page.searchParams.get('request') ?? '').split('.');
  const forged = Buffer.from(content, 'base64url')
    .toString()
    .replace('http://localhost:3000', 'https://evil.test');
  const request = `${Buffer.from(forged).toString('base64url')}.${signature}`;
  page.searchParams.set('request', request);
  expect((await browser.open(page.href)).status).toBe(400);
  expect((await browser.open(page.href, { request, do: 'send', email: ANNA })).status).toBe(400);
});
