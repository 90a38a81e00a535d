import { afterAll, beforeAll, expect, it } from 'vitest';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';

let shop: InMemoryStorefront;
beforeAll(async () => {
  shop = await openInMemoryStorefront({ environment: { MARKETS: 'nl,de' }, isDemo: true });
}, 120_000);
afterAll(async () => shop[Symbol.asyncDispose]());

async function galleryOf(address: string): Promise<readonly string[]> {
  const html = await (await shop.send(address)).text();
  const links = html.matchAll(/<a href="[^"]*\/([\w-]+)\.webp[^"]*" aria-haspopup="dialog"/g);
  return [...links].map(([, name = '']) => name);
}

/** The addresses of a product's sizes, as search engines are told them. */
async function sizesOf(path: string): Promise<readonly string[]> {
  const html = await (await shop.send(path)).text();
  return [...html.matchAll(/\?variant=\d+/g)].map(([query]) => path + query);
}

it.each(['nl', 'de'])('a litre opens with its own picture in %s', async (locale) => {
  const [usual = '', litre = ''] = await sizesOf(`/${locale}/products/rain-shampoo`);
  expect(await galleryOf(usual)).toEqual(['rain-shampoo', 'rain-routine', 'rain']);
  expect(await galleryOf(litre)).toEqual(['rain-shampoo-1000', 'rain-routine', 'rain']);
});
