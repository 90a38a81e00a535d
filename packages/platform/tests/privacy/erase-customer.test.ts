import { expect, test } from 'vitest';
import { createPlatform, eraseCustomer, type Platform } from '../../src/index.ts';
import { listOrders } from '../../src/orders/index.ts';
import { textColumn } from '../../src/store/index.ts';
import { buyerAt, DUTCH_DETAILS, goToPayment, pay } from '../checkout/buyer.ts';
import { openCheckoutShop } from '../checkout/checkout-shop.ts';

const QUICK = { cost: 16, blockSize: 1, parallelization: 1 };
const EMAIL = DUTCH_DETAILS['email'] ?? '';
/** What the buyer has typed anywhere. */
const OF_ADA = /ada@example|de Vries|Kamstraat|1012 ?AB|12345678|geheimpje/i;

/** Everything in the file, table by table. */
function everything({ context }: Platform): readonly string[] {
  const { read } = context.store;
  return read
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .flatMap((row) => {
      const name = textColumn(row, 'name');
      return read
        .prepare(`SELECT * FROM "${name}"`)
        .all()
        .map((found) => `${name}: ${JSON.stringify(found)}`);
    });
}

test('of a customer who has bought and is erased, nothing personal is left in any table', async () => {
  const platform = createPlatform({ dataFile: ':memory:', passwordCost: QUICK });
  const { shopper, variants, createCart } = await openCheckoutShop('nl', platform);
  await shopper.ask(
    'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }',
    { input: { email: EMAIL, password: 'Geheim123', firstName: 'Ada', lastName: 'de Vries' } },
  );
  const cart = await createCart([{ merchandiseId: variants.shampoo, quantity: 2 }], {
    buyerIdentity: { email: EMAIL },
    note: 'geheimpje',
  });
  const buyer = buyerAt(platform);
  await pay(buyer, await goToPayment(buyer, cart.checkoutUrl));
  await createCart([{ merchandiseId: variants.shampoo, quantity: 1 }], {
    buyerIdentity: { email: EMAIL },
  });
  expect(everything(platform).filter((row) => OF_ADA.test(row)).length).toBeGreaterThan(4);

  expect(await eraseCustomer(platform.context, 'nl', EMAIL)).toMatchObject({ orderCount: 1 });
  expect(everything(platform).filter((row) => OF_ADA.test(row))).toEqual([]);
  // What the books need is there.
  expect(listOrders(platform.context.store.read, 'nl', { limit: 5 })).toMatchObject([
    { number: 1001, totalInMinorUnits: 2995, contents: { address: { countryCode: 'NL' } } },
  ]);
  platform.close();
});

test('of somebody who is no customer there is nothing to erase', async () => {
  const platform = createPlatform({ dataFile: ':memory:' });
  expect(await eraseCustomer(platform.context, 'nl', EMAIL)).toBeNull();
  expect(everything(platform).filter((row) => row.startsWith('webhook_deliveries'))).toEqual([]);
  platform.close();
});
