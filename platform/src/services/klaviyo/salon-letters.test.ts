import { sellerOf } from '@lokke/brand';
import { expect, it, test } from 'vitest';
import { eventOf, klaviyoCalls, pointerOf } from './test-kit.ts';

const { lettersTo, platform, send } = klaviyoCalls();
const TOKEN = 'a.sealed-token_of-the-shop';
const ENTERED = 'Bank Details Entered';

it('asks a salon about its account with a link, and repeats no word of the event', async () => {
  expect((await send(eventOf(ENTERED, { token: TOKEN, holder: 'Eve' }))).status).toBe(202);
  const [letter] = await lettersTo();
  expect(letter).toMatchObject({ shop: 'be', language: 'fr' });
  expect(letter?.text).toContain(`/fr-be/account/professional/bank?code=${TOKEN}`);
  expect(letter?.text).not.toContain('Eve');
});

it('tells of a change without a code', async () => {
  await send(eventOf('Bank Details Changed', { token: TOKEN }));
  const [letter] = await lettersTo();
  expect(letter?.subject).toBe('Le compte pour vos versements a changé');
  expect(letter?.text).not.toContain(TOKEN);
});

test.each([
  ['Salon Page Proposed', `/fr-be/account/professional/office?code=${TOKEN}`],
  ['Salon Page Decided', '/fr-be/account/professional/page'],
  ['Salon Proof Entered', `/fr-be/account/professional/office?code=${TOKEN}`],
  ['Salon Proof Decided', '/fr-be/account/professional/proof'],
  ['Salon Invitation', `/fr-be/account/professional/invitation?code=${TOKEN}`],
])('%s leads to %s, and repeats no word of the event', async (metric, link) => {
  expect((await send(eventOf(metric, { token: TOKEN, salon: 'Eve' }))).status).toBe(202);
  const [letter] = await lettersTo();
  expect(letter?.text).toContain(link);
  expect(letter?.text).not.toContain('Eve');
});

test.each(['', 'short', '<script>alert(1)</script>', 'a token'])(
  'the token %j is refused, and nobody is written to',
  async (token) => {
    const refused = await send(eventOf(ENTERED, { token }));
    expect(await pointerOf(refused)).toEqual([400, '/data/attributes/properties/token']);
    expect(await lettersTo()).toEqual([]);
  },
);

test('the office gets each proposal; another address five letters of a kind, and its salon hears of it', async () => {
  const office = sellerOf(platform().context.brand, 'fr-BE', 'fr').email;
  for (let count = 1; count <= 6; count += 1) {
    const proposed = eventOf('Salon Page Proposed', { token: TOKEN }, `${count}`, office);
    expect((await send(proposed)).status).toBe(202);
    const entered = eventOf(ENTERED, { token: TOKEN }, `${count}`);
    expect((await send(entered)).status).toBe(count > 5 ? 429 : 202);
  }
  expect(await lettersTo(office)).toHaveLength(6);
  expect(await lettersTo()).toHaveLength(5);
});
