import { expect, test } from 'vitest';
import { openGiftCardShop } from '../gift-cards/gift-card-shop.ts';

const ORIGIN = 'http://localhost:4010';

async function openConsole() {
  const { shop, send } = await openGiftCardShop();
  const request = async (path: string, init: RequestInit = {}) => {
    const response = await shop.platform.fetch(new Request(`${ORIGIN}${path}`, init));
    return { status: response.status, text: await response.text() };
  };
  const issue = (form: Readonly<Record<string, string>>, origin = ORIGIN) =>
    request('/console/nl/gift-cards', {
      method: 'POST',
      headers: { origin, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(form),
    });
  return { send, issue, list: (shop = 'nl') => request(`/console/gift-cards?shop=${shop}`) };
}

test('the console issues gift cards, tells their code once, which carts take, and shows what is left on them', async () => {
  const { send, issue, list } = await openConsole();
  const issued = await issue({ amount: '12,50', code: 'abcd-1234' });
  expect([issued.status, issued.text]).toEqual([200, expect.stringContaining('ABCD1234')]);
  expect((await issue({ amount: '20', code: '' })).text).toMatch(
    /role="status">Issued: <code>\w{16}</,
  );
  const { text } = await list();
  expect(text).toContain('2 cards');
  expect(text).toContain('•••• 1234');
  expect(text).not.toContain('ABCD1234');
  expect(text).toContain('€12.50');
  expect(await send('Update', ['ABCD1234'])).toMatchObject([{ amountUsed: { amount: '12.5' } }]);
  expect((await list('fr')).text).toContain('0 cards');
});

test.each([
  ['nothing', { amount: '0' }, 'more than 0'],
  ['too much', { amount: '10000000,01' }, 'at most'],
  ['a word', { amount: 'ten' }, 'more than 0'],
  ['a short code', { amount: '5', code: 'short' }, 'at least 8'],
])('it says why none was issued: %s', async (_, form, reason) => {
  const { issue, list } = await openConsole();
  const refused = await issue(form);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(reason);
  expect((await list()).text).toContain('0 cards');
});

test('what was typed stays, and the field that is wrong says so and has the focus', async () => {
  const { issue } = await openConsole();
  const { text } = await issue({ amount: '12.50', code: 'a "b"' });
  expect(text).toMatch(/<input id="amount"[^>]* value="12.50"/);
  expect(text).toMatch(
    /<input id="code"[^>]* value="a &quot;b&quot;"[^>]* aria-invalid="true"[^>]*code-problem"[^>]* autofocus>/,
  );
  expect(text).toContain('id="code-problem"');
  const withoutAmount = (await issue({ amount: 'ten', code: '' })).text;
  expect(withoutAmount).toMatch(/<input id="amount"[^>]* aria-invalid="true"[^>]* autofocus>/);
});

test('it takes the form from its own page alone', async () => {
  const { issue } = await openConsole();
  expect((await issue({ amount: '5' }, 'https://elsewhere.example')).status).toBe(403);
});
