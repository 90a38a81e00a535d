import type { Platform } from '../../src/platform.ts';
import { saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { productDraft, variantDraft } from '../fixtures/product-draft.ts';

export let platform: Platform;
let now = new Date('2026-11-23T10:00:00Z');

/** A shop with one product in one size, which is sold out. */
export async function openRestockShop(): Promise<void> {
  now = new Date('2026-11-23T10:00:00Z');
  platform = openPlatform({ now: () => now });
  await stock(0);
}

export function setNow(inMs: number): void {
  now = new Date(inMs);
}

export const ADA = 'ada@example.com';
export const TOKEN = 'eyJhbGciOiJkaXIifQ..sealed-by-the-storefront.x';

/** Imports the product with so many of each size; it has one unless several are named. */
export async function stock(
  inventoryQuantity: number,
  sizes: readonly string[] = ['250 ml'],
): Promise<void> {
  const draft = productDraft();
  const variants = sizes.map((size) => variantDraft({ inventoryQuantity, optionValues: [size] }));
  await saveCatalogue(platform.context, 'be', { products: [{ ...draft, variants }] });
}

const jsonHeaders = { 'content-type': 'application/vnd.api+json', revision: '2026-10-15' };

function post(path: string, data: object, headers: Readonly<Record<string, string>> = {}) {
  return platform.fetch(
    new Request(`http://localhost:4010/klaviyo${path}`, {
      method: 'POST',
      headers: { ...jsonHeaders, ...headers },
      body: JSON.stringify({ data }),
    }),
  );
}

export const profile = (email: string) => ({ data: { type: 'profile', attributes: { email } } });

export const request = (properties: object = {}, email = ADA) =>
  post('/client/events/?company_id=DEMOBE', {
    type: 'event',
    attributes: {
      metric: { data: { type: 'metric', attributes: { name: 'Back in Stock Requested' } } },
      profile: { data: { type: 'profile', attributes: { email, locale: 'fr-BE' } } },
      properties: { token: TOKEN, variantId: '1', ...properties },
      time: now.toISOString(),
      unique_id: 'one',
    },
  });

export const subscription = (email: unknown = ADA, variant = '$shopify:::$default:::1') => ({
  type: 'back-in-stock-subscription',
  attributes: { channels: ['EMAIL'], profile: profile(String(email)) },
  relationships: { variant: { data: { type: 'catalog-variant', id: variant } } },
});

export const keyOf = (shop: 'be' | 'nl') => platform.context.shops[shop].mailKey;

export const subscribe = (data: object = subscription(), key = keyOf('be')) =>
  post('/api/back-in-stock-subscriptions', data, { authorization: `Klaviyo-API-Key ${key}` });

export async function letters(to = ADA) {
  const address = `http://localhost:4010/mailbox.json?to=${to}`;
  const { mails }: { mails: { subject: string; text: string; language: string }[] } = JSON.parse(
    await (await platform.fetch(new Request(address))).text(),
  );
  return mails;
}

export const rows = () =>
  platform.context.store.read.prepare('SELECT * FROM back_in_stock_subscriptions').all();

/** Sends letters to those who wait, as a running platform sees to. */
export const sendDue = () => platform.restockLetters.run();
