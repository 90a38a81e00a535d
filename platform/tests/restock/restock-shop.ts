import { beforeEach } from 'vitest';
import { ADA, eventOf, klaviyoCalls } from '../../src/services/klaviyo/test-kit.ts';
import { saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { productDraft, variantDraft } from '../fixtures/product-draft.ts';

export { ADA };
export const TOKEN = 'eyJhbGciOiJkaXIifQ..sealed-by-the-storefront.x';

export const profile = (email: string) => ({ data: { type: 'profile', attributes: { email } } });

export const subscription = (email: unknown = ADA, variant = '$shopify:::$default:::1') => ({
  type: 'back-in-stock-subscription',
  attributes: { channels: ['EMAIL'], profile: profile(String(email)) },
  relationships: { variant: { data: { type: 'catalog-variant', id: variant } } },
});

/** Gives each test of a file a shop with one product in one size, which is sold out. */
export function restockShop() {
  let now = new Date(0);
  const { platform, post, send, lettersTo } = klaviyoCalls(() => openPlatform({ now: () => now }));
  /** Imports the product with so many of each size; it has one unless several are named. */
  const stock = async (inventoryQuantity: number, sizes: readonly string[] = ['250 ml']) => {
    const draft = productDraft();
    const variants = sizes.map((size) => variantDraft({ optionValues: [size], inventoryQuantity }));
    await saveCatalogue(platform().context, 'be', { products: [{ ...draft, variants }] });
  };
  beforeEach(async () => {
    now = new Date('2026-11-23T10:00:00Z');
    await stock(0);
  });
  const keyOf = (shop: 'be' | 'nl') => platform().context.shops[shop].mailKey;
  return {
    platform,
    stock,
    keyOf,
    letters: lettersTo,
    setNow(inMs: number): void {
      now = new Date(inMs);
    },
    request: (properties: object = {}, email = ADA) =>
      send(
        eventOf(
          'Back in Stock Requested',
          { token: TOKEN, variantId: '1', ...properties },
          'one',
          email,
        ),
      ),
    subscribe: (data: object = subscription(), key = keyOf('be')) =>
      post(
        '/api/back-in-stock-subscriptions',
        { data },
        { authorization: `Klaviyo-API-Key ${key}` },
      ),
    rows: () =>
      platform().context.store.read.prepare('SELECT * FROM back_in_stock_subscriptions').all(),
    /** Sends letters to those who wait, as a running platform sees to. */
    sendDue: () => platform().restockLetters.run(),
  };
}
