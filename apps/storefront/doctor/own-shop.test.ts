import { fileURLToPath } from 'node:url';
import { marketOf } from '@lokke/domain/markets';
import { createPlatform, fillShop } from '@lokke/platform';
import { expect, it } from 'vitest';
import { readConfig } from '../server/config/index.ts';
import { checkBrand } from './check-brand.ts';
import { checkContent, checkSalons } from './check-content.ts';
import { checkShop } from './check-shop.ts';
import { collectFindings } from './finding.ts';

const pathOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

it('a shop of a merchant’s own file is well, until visitors come to its placeholders', async () => {
  const platform = createPlatform({
    dataFile: ':memory:',
    storefrontUrl: 'http://shop.test',
  });
  const products = [pathOf('platform/tests/fixtures/products/home.csv')];
  await fillShop(platform.context, 'fr', { products });
  const own = {
    MARKETS: 'fr',
    BRAND_DIR: pathOf('packages/demo/brand-plain'),
    PLATFORM_ORIGIN: 'http://platform.test',
  };
  const see = (environment: Readonly<Record<string, string>>) =>
    collectFindings('fr', async (say) => {
      const config = readConfig(environment, platform.secrets);
      const checkContext = { config, isHosted: false, now: Date.now, fetch: platform.fetch };
      checkBrand(say, checkContext);
      for (const check of [checkShop, checkContent, checkSalons]) {
        await check(say, checkContext, marketOf('fr'));
      }
    });
  const found = await see(own);
  const seen = found.filter(({ check }) => ['brand', 'catalogue', 'content'].includes(check));
  expect(seen.map(({ check, level }) => `${check} ${level}`)).toEqual([
    'brand ok',
    'catalogue ok',
    'content ok',
  ]);
  const live = await see({ ...own, PUBLIC_ORIGIN: 'https://shop.test' });
  platform.close();
  expect(live.map(({ sentence }) => sentence)).toContain(
    `${own.BRAND_DIR}: brand.json: sellers.fr.email is "hello@example.com", a placeholder. A live shop has to say who sells.`,
  );
});
