import type { GivenAddress, Subscription, SubscriptionAction } from '@lokke/contract/ports';
import { describe, expect, it } from 'vitest';
import { openVisitor, requestAdmin } from '../../../../testing/account-visitor.ts';
import { buy } from '../../../../testing/buy.ts';
import { createCart, openEndpoint } from '../../../../testing/call-endpoint.ts';
import { ANNA } from '../../../../testing/customer-fixture.ts';
import { productDraft, SMALL_SHOP, variantDraft } from '../../../../testing/drafts.ts';
import { openHostedVisitor } from '../../../../testing/hosted-visitor.ts';
import { openShops } from '../../../../testing/open-for-tests.ts';

const { email } = ANNA;
const MONTHLY = 'gid://shopify/SellingPlan/1';

const embedded = await openShops({
  drafts: {
    ...SMALL_SHOP,
    products: [
      productDraft({
        optionNames: ['Size'],
        variants: [variantDraft({ optionValues: ['250 ml'] })],
      }),
    ],
  },
  environment: { SHOPIFY_NL_CUSTOMER_ACCOUNTS: 'new' },
});
const anna = openHostedVisitor(embedded, { locale: 'nl' });
const browser = openVisitor(openEndpoint(embedded).api);
const { checkoutUrl } = await createCart(browser, { quantity: 2, sellingPlanId: MONTHLY });
await buy(embedded, checkoutUrl, email);
await anna.logIn(email);

const list = (visitor = anna) =>
  visitor.ask(async ({ accounts }) => {
    const found = await accounts.subscriptions?.list();
    if (found?.ok !== true) throw new Error(JSON.stringify(found));
    return found.value;
  });

async function one(): Promise<Subscription> {
  const [first] = await list();
  if (first === undefined) throw new Error('There is no subscription');
  return first;
}

const change = (
  action: SubscriptionAction,
  cycle: number | null = null,
  visitor = anna,
  addressId: string | null = null,
) =>
  visitor.ask(async ({ accounts }) => {
    const id = 'gid://shopify/SubscriptionContract/1';
    return accounts.subscriptions?.change({ id, action, cycle, addressId });
  });

/** Adds an address to the book, and returns its id. */
const addAddress = (address: GivenAddress) =>
  anna.ask(async ({ accounts }) => {
    expect(await accounts.changeAddress({ action: 'CREATE', address })).toMatchObject({ ok: true });
    const book = await accounts.customer();
    const found = book.ok ? book.value.addresses : [];
    return found.find(({ address1 }) => address1 === address.address1)?.id ?? '';
  });

const DONE = { ok: true, value: null };
const REFUSED = { ok: false, code: 'subscriptionNotChanged' };

/** Answers as a shop that has not opened this to its storefronts. */
function denyAccess(): void {
  const errors = [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }];
  embedded.answerTo(/ubscription|StoreCredit/, () => Response.json({ errors }));
}
const allowAccess = () => embedded.respondWith(embedded.platform.fetch);

describe('a subscription', () => {
  it('is what was ordered with a plan', async () => {
    expect(await list()).toEqual([
      {
        id: 'gid://shopify/SubscriptionContract/1',
        status: 'ACTIVE',
        interval: { unit: 'MONTH', count: 1 },
        lines: [{ title: 'Rain shampoo, 250 ml', quantity: 2 }],
        price: { amountInMinorUnits: 2250, currencyCode: 'EUR' },
        address: 'Anna Lok, Herengracht 1, 1015 BA Amsterdam',
        next: { number: 2, date: '2026-12-20T12:00:00Z' },
        skipped: [],
      },
    ]);
  });

  it('leaves an order out, and takes that back', async () => {
    expect(await change('SKIP', 2)).toEqual(DONE);
    expect(await one()).toMatchObject({
      next: { number: 3, date: '2027-01-20T12:00:00Z' },
      skipped: [{ number: 2, date: '2026-12-20T12:00:00Z' }],
    });
    expect(await change('UNSKIP', 2)).toEqual(DONE);
    expect(await one()).toMatchObject({ next: { number: 2 }, skipped: [] });
    expect(await change('SKIP')).toMatchObject(REFUSED);
    expect(await change('SKIP', 1)).toMatchObject(REFUSED);
  });

  it('pauses and goes on', async () => {
    expect(await change('PAUSE')).toEqual(DONE);
    expect(await one()).toMatchObject({ status: 'PAUSED', next: null, skipped: [] });
    expect(await change('RESUME')).toEqual(DONE);
    expect(await one()).toMatchObject({ status: 'ACTIVE', next: { number: 2 } });
  });

  it('goes to another address of the book, to which the shop delivers', async () => {
    const home = {
      firstName: 'Anna',
      lastName: 'Vries',
      address1: 'Singel 2',
      zip: '1015 AA',
      city: 'Amsterdam',
    };
    const singel = await addAddress(home);
    expect(await change('ADDRESS', null, anna, singel)).toEqual(DONE);
    const { address } = await one();
    expect(address).toContain('Vries, Singel 2, 1015 AA Amsterdam');
    const paris = {
      firstName: 'Anna',
      lastName: 'Vries',
      address1: 'Rue 1',
      zip: '75011',
      city: 'Paris',
    };
    const abroad = await addAddress({ ...paris, country: 'FR' });
    expect(await change('ADDRESS', null, anna, abroad)).toMatchObject(REFUSED);
    expect(await change('ADDRESS', null, anna, `${singel}9`)).toMatchObject(REFUSED);
    expect(await one()).toMatchObject({ address });
  });

  it('waits while the shop looks how it delivers, and not for ever', async () => {
    const answers = [null, null, null, null, null];
    embedded.answerTo(/FetchDeliveryOptions/, () =>
      Response.json({
        data: {
          subscriptionContractFetchDeliveryOptions: {
            deliveryOptionsResult: answers.pop() ?? null,
            userErrors: [],
          },
        },
      }),
    );
    const singel = await anna.ask(async ({ accounts }) => {
      const book = await accounts.customer();
      return book.ok ? (book.value.addresses[0]?.id ?? '') : '';
    });
    expect(await change('ADDRESS', null, anna, singel)).toMatchObject(REFUSED);
    expect(answers).toEqual([]);
    allowAccess();
  });

  it('is nobody else’s', async () => {
    const eve = openHostedVisitor(embedded, { locale: 'nl' });
    await eve.logIn('eve@example.com');
    expect(await list(eve)).toEqual([]);
    expect(await change('CANCEL', null, eve)).toMatchObject(REFUSED);
  });

  it('of a shop that keeps them to itself is not there, and nobody is logged out by it', async () => {
    denyAccess();
    expect(await list()).toEqual([]);
    expect(await change('PAUSE')).toMatchObject(REFUSED);
    expect(await anna.ask(({ accounts }) => accounts.storeCredit())).toEqual([]);
    allowAccess();
    expect(await one()).toMatchObject({ status: 'ACTIVE' });
  });

  it('ends for good', async () => {
    expect(await change('CANCEL')).toEqual(DONE);
    expect(await one()).toMatchObject({ status: 'CANCELLED', next: null });
    expect(await change('RESUME')).toMatchObject(REFUSED);
  });
});

describe('store credit', () => {
  const credit = () => anna.ask(({ accounts }) => accounts.storeCredit());

  it('is none until the shop gives some', async () => {
    expect(await credit()).toEqual([]);
    const owner = await anna.ask(({ accounts }) => accounts.identify());
    const id = owner.ok ? owner.value?.customerId : null;
    await requestAdmin(
      embedded,
      'nl',
      `mutation ($id: ID!, $creditInput: StoreCreditAccountCreditInput!) {
        storeCreditAccountCredit(id: $id, creditInput: $creditInput) { userErrors { message } } }`,
      { id, creditInput: { creditAmount: { amount: '7.50', currencyCode: 'EUR' } } },
    );
    expect(await credit()).toEqual([{ amountInMinorUnits: 750, currencyCode: 'EUR' }]);
  });

  it('and the subscription are among the data that can be downloaded', async () => {
    expect(await anna.ask(({ accounts }) => accounts.ownData())).toMatchObject({
      value: {
        subscriptions: [{ status: 'CANCELLED' }],
        orders: [{ lines: [{ sellingPlan: { id: MONTHLY, name: expect.any(String) } }] }],
        storeCredit: [{ amountInMinorUnits: 750, currencyCode: 'EUR' }],
      },
    });
  });

  it('that cannot be read is none', async () => {
    embedded.respondWith(async () => new Response('', { status: 500 }));
    expect(await credit()).toEqual([]);
    allowAccess();
  });
});
