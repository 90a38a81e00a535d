import { checkoutSchema } from '@lokke/contract/checkout';
import { marketOf } from '@lokke/domain/markets';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVisitor } from '../../../testing/account-visitor.ts';
import { buy, fulfil } from '../../../testing/buy.ts';
import { openEndpoint } from '../../../testing/call-endpoint.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../../../testing/embedded-shops.ts';
import { type HostedVisitor, openHostedVisitor } from '../../../testing/hosted-visitor.ts';
import { reviewsToWrite } from './reviews-to-write.ts';
import { writeReview } from './write-review.ts';

const EMAIL = 'anna@example.com';

let embedded: EmbeddedShops;
let anna: HostedVisitor;

beforeAll(async () => {
  embedded = await openEmbeddedShops({
    shops: ['nl'],
    environment: { SHOPIFY_NL_CUSTOMER_ACCOUNTS: 'new' },
  });
  anna = openHostedVisitor(embedded, { locale: 'nl' });
  await anna.logIn(EMAIL);
  const browser = openVisitor(openEndpoint(embedded).api);
  for (const [name, value] of anna.cookies) browser.cookies.set(name, value);
  const lineItems = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }];
  const { reply } = await browser.post('../checkout/create', { lineItems });
  const { checkoutUrl } = v.parse(v.object({ data: checkoutSchema }), reply).data;
  await buy(embedded, checkoutUrl, EMAIL);
});
afterAll(() => embedded[Symbol.dispose]());

const catalogue = () => embedded.shops.catalogueOf(marketOf('nl'));

async function handlesToWrite(visitor: HostedVisitor): Promise<readonly string[]> {
  const products = await visitor.ask((opened) => reviewsToWrite(opened, catalogue()));
  return products.map(({ handle }) => handle);
}

it('names what was received, until it is told of', async () => {
  expect(await handlesToWrite(anna)).toEqual([]);
  await fulfil(embedded, 1001);
  expect(await handlesToWrite(anna)).toEqual(['rain-shampoo']);
  const written = await anna.ask((opened) =>
    writeReview(
      opened,
      {
        handle: 'rain-shampoo',
        stars: 4,
        title: 'Fijn',
        body: 'Mijn haar blijft er zacht van.',
        hairType: null,
      },
      catalogue(),
    ),
  );
  expect(written.ok).toBe(true);
  expect(await handlesToWrite(anna)).toEqual([]);
});

it('names nothing to whom is not logged in or has bought nothing', async () => {
  const nobody = openHostedVisitor(embedded, { locale: 'nl' });
  expect(await handlesToWrite(nobody)).toEqual([]);
  const eve = openHostedVisitor(embedded, { locale: 'nl' });
  await eve.logIn('eve@example.com');
  expect(await handlesToWrite(eve)).toEqual([]);
});
