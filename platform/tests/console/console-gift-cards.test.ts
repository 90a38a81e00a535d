import { expect, test } from 'vitest';
import { openPage, sendForm } from '../fixtures/console.ts';
import { openGiftCardShop } from '../gift-cards/gift-card-shop.ts';

async function openConsole() {
  const { shop, send } = await openGiftCardShop();
  return {
    send,
    issue: (form: Readonly<Record<string, string>>, headers?: Record<string, string>) =>
      sendForm(shop.platform, '/console/nl/gift-cards', form, headers),
    list: (key = 'nl') => openPage(shop.platform, `/console/gift-cards?shop=${key}`),
  };
}

test('the console issues gift cards, tells their code once, which carts take, and shows what is left on them', async () => {
  const { send, issue, list } = await openConsole();
  const issued = await issue({ amount: '12,50', code: 'abcd-1234' });
  expect([issued.status, issued.html]).toEqual([200, expect.stringContaining('ABCD1234')]);
  expect((await issue({ amount: '20', code: '' })).html).toMatch(
    /role="status">Issued: <code>\w{16}</,
  );
  const { html } = await list();
  expect(html).toContain('2 cards');
  expect(html).toContain('•••• 1234');
  expect(html).not.toContain('ABCD1234');
  expect(html).toContain('€12.50');
  expect(await send('Update', ['ABCD1234'])).toMatchObject([{ amountUsed: { amount: '12.5' } }]);
  expect((await list('fr')).html).toContain('0 cards');
});

test.each([
  ['nothing', { amount: '0' }, 'more than 0'],
  ['too much', { amount: '10000000,01' }, 'at most'],
  ['a word', { amount: 'ten' }, 'more than 0'],
  ['a thousand or one', { amount: '1,000' }, 'more than 0'],
  ['a short code', { amount: '5', code: 'short' }, 'at least 8'],
])('it says why none was issued: %s', async (_, form, reason) => {
  const { issue, list } = await openConsole();
  const refused = await issue(form);
  expect(refused.status).toBe(422);
  expect(refused.html).toContain(reason);
  expect((await list()).html).toContain('0 cards');
});

test('what was typed stays, and the field that is wrong says so and has the focus', async () => {
  const { issue } = await openConsole();
  const { html } = await issue({ amount: '12.50', code: 'a "b"' });
  expect(html).toMatch(/<input id="amount"[^>]* value="12.50"/);
  expect(html).toMatch(
    /<input id="code"[^>]* value="a &quot;b&quot;"[^>]* aria-invalid="true"[^>]*code-problem"[^>]* autofocus>/,
  );
  expect(html).toContain('id="code-problem"');
  const withoutAmount = (await issue({ amount: 'ten', code: '' })).html;
  expect(withoutAmount).toMatch(/<input id="amount"[^>]* aria-invalid="true"[^>]* autofocus>/);
});

test('it takes the form from its own page alone', async () => {
  const { issue } = await openConsole();
  expect((await issue({ amount: '5' }, { origin: 'https://elsewhere.example' })).status).toBe(403);
});
