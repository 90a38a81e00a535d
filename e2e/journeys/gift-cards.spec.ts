import type { ShopKey } from '@lokke/domain/markets';
import { ACCEPTED_CARD, createBuyer } from '../actors/buyer.ts';
import { CARE } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { callAdminApi } from '../shop/admin-api.ts';
import { expect, test } from '../shop/test.ts';

/** Issues a card in the admin; answers with its code, as it stands on the card, and how that ends. */
async function issueGiftCard(shop: ShopKey, amount: string) {
  const { giftCardCreate } = await callAdminApi(
    shop,
    `mutation ($input: GiftCardCreateInput!) {
      giftCardCreate(input: $input) { giftCardCode giftCard { id } userErrors { message } }
    }`,
    { input: { initialValue: amount } },
  );
  expect(giftCardCreate.userErrors).toEqual([]);
  const code: string = giftCardCreate.giftCardCode;
  const written = code.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1-');
  return { id: giftCardCreate.giftCard.id, written, end: code.slice(-4) };
}

async function balanceOf(shop: ShopKey, id: string): Promise<string> {
  const query = 'query ($id: ID!) { giftCard(id: $id) { balance { amount } } }';
  const { giftCard } = await callAdminApi(shop, query, { id });
  return giftCard.balance.amount;
}

test('a gift card is entered like a code, pays a part, and the card at the checkout the rest', async ({
  page,
}) => {
  const card = await issueGiftCard('ni', '5.00');
  const shopper = createShopper(page, 'ni');
  const { t, cart, main } = shopper;
  const { end } = card;
  await cart.holds(CARE);
  const total = await cart.total.innerText();
  const field = main.getByRole('textbox', { name: t('promo.code.label') });
  await field.fill(card.written);
  await field.press('Enter');
  const applied = t('giftCard.applied', { end });
  await expect(main.getByRole('listitem').getByText(applied)).toBeVisible();
  await expect(page.getByRole('status').getByText(applied)).toBeAttached();
  await expect(field).toHaveValue('');
  await expect(main.getByText(t('giftCard.name', { end }), { exact: true })).toBeVisible();
  await expect(main.getByText(t('giftCard.toPay'))).toBeVisible();
  await expect(cart.total).not.toHaveText(total);
  const left = await cart.total.innerText();

  await page.reload();
  await expect(main.getByRole('listitem').getByText(applied)).toBeVisible();
  await expect(cart.total).toHaveText(left);

  await shopper.goesToCheckout();
  const buyer = createBuyer(page, 'ni', 'robin.gift@example.com');
  await buyer.fillsInDetails();
  await buyer.paysWith(ACCEPTED_CARD);
  expect(await buyer.orderNumber()).not.toBe('');
  await expect(page.getByRole('main')).toContainText(t('giftCard.name', { end }));
  expect(await balanceOf('ni', card.id)).toBe('0.0');
});
