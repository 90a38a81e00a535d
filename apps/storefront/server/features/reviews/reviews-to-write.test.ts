import { marketOf } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import { openVisitor } from '../../../testing/account-visitor.ts';
import { buy, fulfil } from '../../../testing/buy.ts';
import { createCart, openEndpoint } from '../../../testing/call-endpoint.ts';
import { type HostedVisitor, openHostedVisitor } from '../../../testing/hosted-visitor.ts';
import { openShops } from '../../../testing/open-for-tests.ts';
import { ownReviews } from './own-reviews.ts';
import { reviewsToWrite } from './reviews-to-write.ts';
import { writeReview } from './write-review.ts';

const EMAIL = 'anna@example.com';

const embedded = await openShops({
  shops: ['nl'],
  environment: { SHOPIFY_NL_CUSTOMER_ACCOUNTS: 'new' },
});
const catalogue = embedded.shops.catalogueOf(marketOf('nl'));

/** Logged in, and has bought the first product. */
const anna = openHostedVisitor(embedded, { locale: 'nl' });
await anna.logIn(EMAIL);
const browser = openVisitor(openEndpoint(embedded).api);
for (const [name, value] of anna.cookies) browser.cookies.set(name, value);
await buy(embedded, (await createCart(browser)).checkoutUrl, EMAIL);

async function handlesToWrite(visitor: HostedVisitor): Promise<readonly string[]> {
  const products = await visitor.ask((opened) => reviewsToWrite(opened, catalogue));
  return products.map(({ handle }) => handle);
}

it('names what was received, until it is told of', async () => {
  expect(await handlesToWrite(anna)).toEqual([]);
  await fulfil(embedded, 1001);
  expect(await handlesToWrite(anna)).toEqual(['rain-shampoo']);
  const sent: string[] = [];
  embedded.respondWith((input, init) => {
    sent.push(String(init?.body));
    return embedded.platform.fetch(input, init);
  });
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
      catalogue,
    ),
  );
  expect(written.ok).toBe(true);
  const [created = ''] = sent.filter((body) => body.includes('metaobjectCreate'));
  expect(created).toContain('{"key":"app_verification_status","value":"verified_buyer"}');
  expect(await handlesToWrite(anna)).toEqual([]);
  const [own, ...others] = (await anna.ask((opened) => ownReviews(opened, catalogue))) ?? [];
  expect(own).toMatchObject({
    product: 'Rain shampoo',
    title: 'Fijn',
    body: 'Mijn haar blijft er zacht van.',
    rating: expect.stringContaining('"4.0"'),
    app_verification_status: 'verified_buyer',
  });
  expect(others).toEqual([]);
});

it('names nothing to whom is not logged in or has bought nothing', async () => {
  const nobody = openHostedVisitor(embedded, { locale: 'nl' });
  expect(await handlesToWrite(nobody)).toEqual([]);
  const eve = openHostedVisitor(embedded, { locale: 'nl' });
  await eve.logIn('eve@example.com');
  expect(await handlesToWrite(eve)).toEqual([]);
  expect(await eve.ask((opened) => ownReviews(opened, catalogue))).toEqual([]);
});
