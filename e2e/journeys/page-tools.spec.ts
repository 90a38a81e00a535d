import { createShopper } from '../actors/shopper.ts';
import { chromiumWith } from '../shop/chromium.ts';
import { expect, test } from '../shop/test.ts';

test.use({ launchOptions: chromiumWith('--enable-features=WebMCP') });

test('an assistant in the browser searches, reads, fills the bag and chooses a salon', async ({
  page,
}) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/shop');
  const isOffered = await page.evaluate(() => 'modelContext' in document);
  // An older browser has no assistant to offer tools to.
  if (!isOffered) return;
  await expect.poll(async () => (await page.webmcp.tools()).length).toBe(6);
  const ask = async (name: string, input: Readonly<Record<string, string>>) =>
    JSON.stringify(await page.webmcp.callTool(name, input));
  expect(await ask('search_products', { query: 'rain' })).toContain('Rain');
  await expect(page).toHaveURL(/\/nl\/search\?q=rain$/);
  await ask('filter_products', { group: 'hairType', value: 'curly' });
  await expect(page).toHaveURL(/\/nl\/shop\?hairType=curly$/);
  const answers = { hair: 'curly', thickness: 'fine' };
  expect(await ask('hair_consultation', answers)).toContain('state=dry: Droog');

  const facts = await ask('product_facts', { handle: 'rain-shampoo' });
  const [variant_id = ''] = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(facts) ?? [];
  const added = await ask('add_to_bag', { handle: 'rain-shampoo', variant_id, quantity: '2' });
  expect(added).toContain('Added 2');
  await expect(shopper.cartPopup.locator('output')).toHaveText('2');
  expect(await ask('add_to_bag', { handle: 'rain-shampoo', variant_id: 'x' })).toContain('isError');

  expect(await ask('choose_salon', { salon: '10001' })).toContain('De Gouden Lok');
  const salonNo = () => page.evaluate(() => JSON.stringify(window.localStorage));
  expect(await salonNo()).toContain('10001');
});
