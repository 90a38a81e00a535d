import { beforeEach, expect, it } from 'vitest';
import { type Merchant, merchantAt } from '../fixtures/merchant.ts';
import { type AccountShop, ANNA, openAccountShop } from './account-shop.ts';

let shop: AccountShop;
let merchant: Merchant;
let token: string;
let owner: string;
beforeEach(async () => {
  shop = await openAccountShop('nl');
  merchant = merchantAt(shop.platform, 'nl');
  token = (await shop.tokensOf(ANNA)).access_token;
  owner = (await read()).id;
});

interface Customer {
  readonly id: string;
  readonly storeCreditAccounts: { readonly nodes: readonly { readonly id: string }[] };
}

const read = (as = token) =>
  shop
    .customer(as)
    .send<Customer>(
      '{ customer { id storeCreditAccounts(first: 5) { nodes { id balance { amount currencyCode } } } } }',
    );

async function give(amount: string, id = owner, currencyCode = 'EUR'): Promise<readonly string[]> {
  const { userErrors } = await merchant.send<{ userErrors: readonly { readonly code: string }[] }>(
    `mutation ($id: ID!, $creditInput: StoreCreditAccountCreditInput!) {
      storeCreditAccountCredit(id: $id, creditInput: $creditInput) {
        storeCreditAccountTransaction { account { balance { amount } } } userErrors { code field message } } }`,
    { id, creditInput: { creditAmount: { amount, currencyCode } } },
  );
  return userErrors.map(({ code }) => code);
}

it('a shop gives credit twice, and its customer sees the sum', async () => {
  expect((await read()).storeCreditAccounts.nodes).toEqual([]);
  expect(await give('12.50')).toEqual([]);
  const account = (await read()).storeCreditAccounts.nodes[0]?.id;
  expect(await give('0.01', account)).toEqual([]);
  expect((await read()).storeCreditAccounts.nodes).toMatchObject([
    { balance: { amount: '12.51', currencyCode: 'EUR' } },
  ]);
  const eve = (await shop.tokensOf('eve@example.test')).access_token;
  expect((await read(eve)).storeCreditAccounts.nodes).toEqual([]);
});

it('gives none of nothing, to nobody, or in another currency than that of the account', async () => {
  for (const amount of ['0', '-1', '0.001']) {
    expect(await give(amount)).toEqual(['NEGATIVE_OR_ZERO_AMOUNT']);
  }
  for (const id of ['gid://shopify/Customer/99', 'gid://shopify/Order/1']) {
    expect(await give('1', id)).toEqual(['ACCOUNT_NOT_FOUND']);
  }
  expect(await give('1')).toEqual([]);
  const account = (await read()).storeCreditAccounts.nodes[0]?.id;
  expect(await give('1', account, 'SEK')).toEqual(['MISMATCHING_CURRENCY']);
});
