import { describe, expect, it } from 'vitest';
import { locationOf } from '../fixtures/browser.ts';
import { ANNA, ORIGIN } from './account-shop.ts';
import { openShopForEachTest, shop } from './customer-api.ts';

openShopForEachTest();

describe('a code by e-mail', () => {
  async function atCodePage(browser = shop.newBrowser()) {
    const page = locationOf(
      await browser.open((await shop.ask()).url.href),
      `${ORIGIN}/authentication/9/oauth/authorize`,
    );
    const request = page.searchParams.get('request') ?? '';
    const press = (form: Readonly<Record<string, string>>) =>
      browser.open(page.href, { request, ...form });
    await press({ do: 'send', email: ANNA });
    const wrongCode = () => (shop.codeTo(ANNA) === '000000' ? '000001' : '000000');
    return { page, request, press, wrongCode };
  }

  it('may be mistyped five times', async () => {
    const { press, wrongCode } = await atCodePage();
    for (let tries = 0; tries < 4; tries += 1) {
      const answer = await press({ do: 'code', code: wrongCode() });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('Dette er ikke koden');
    }
    await press({ do: 'code', code: wrongCode() });
    const late = await press({ do: 'code', code: shop.codeTo(ANNA) });
    expect(late.status).toBe(422);
    expect(await late.text()).toContain('ett forsøk for mye');
    await press({ do: 'again' });
    expect((await press({ do: 'code', code: shop.codeTo(ANNA) })).status).toBe(303);
  });

  it('may be typed with blanks, within ten minutes, and once', async () => {
    const { press } = await atCodePage();
    const first = shop.codeTo(ANNA);
    shop.passMinutes(10);
    expect(await (await press({ do: 'code', code: first })).text()).toContain('virker ikke lenger');
    await press({ do: 'again' });
    shop.passMinutes(9);
    const code = shop.codeTo(ANNA);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await press({ do: 'code', code: spaced })).status).toBe(303);
    expect((await press({ do: 'code', code })).status).toBe(400);
  });

  it('of which there were many is not sent again for a while', async () => {
    const { press } = await atCodePage();
    for (let sent = 1; sent < 5; sent += 1) expect((await press({ do: 'again' })).status).toBe(200);
    expect(await (await press({ do: 'again' })).text()).toContain('vent inntil en time');
    shop.passMinutes(15);
    expect((await press({ do: 'again' })).status).toBe(200);
  });

  it('is refused to nobody for the guesses of strangers', async () => {
    const { press } = await atCodePage(shop.newBrowser('198.51.100.1'));
    const code = shop.codeTo(ANNA);
    for (let network = 1; network <= 8; network += 1) {
      const stranger = await atCodePage(shop.newBrowser(`203.0.113.${network}`));
      for (let count = 0; count < 5; count += 1) {
        await stranger.press({ do: 'code', code: stranger.wrongCode() });
      }
    }
    expect((await press({ do: 'code', code })).status).toBe(303);
  });

  it('opens the login in the browser that began it, and in no other', async () => {
    const { page, request } = await atCodePage();
    const stranger = shop.newBrowser();
    await stranger.open((await shop.ask()).url.href);
    const form = { request, do: 'code', code: shop.codeTo(ANNA) };
    expect((await stranger.open(page.href, form)).status).toBe(400);
    expect((await stranger.open(page.href)).status).toBe(400);
  });
});
