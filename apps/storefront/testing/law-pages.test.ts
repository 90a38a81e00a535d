import { isDuty } from '@lokke/domain/law';
import { marketOf } from '@lokke/domain/markets';
import { translateFor } from '@lokke/i18n/all';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_BRAND_PAGES } from './demo-brand.ts';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';
import { openPlainBrowser } from './plain-browser.ts';
import { writeForm } from './requests.ts';

const LOCALES = ['nl', 'de', 'es', 'fr', 'na', 'no', 'uk'] as const;
const EU = ['nl', 'de', 'es', 'fr'];

// Days on both sides of the notice on the guarantee; another clock of the pages would be a second one.
describe.each(['2026-09-26', '2026-09-27'])('on %s', (day) => {
  let shop: InMemoryStorefront;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) });
    shop = await openInMemoryStorefront({ shops: LOCALES.map((locale) => marketOf(locale).shop) });
  }, 60_000);
  afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    vi.useRealTimers();
  });

  test.each(LOCALES)(
    'pages in %s show what its law asks for, and no more',
    async (locale) => {
      const market = marketOf(locale);
      const t = translateFor(market);
      const product = await shop.read(`/${locale}/products/rain-shampoo`);
      const isAsked = isDuty('guaranteeNotice', market, new Date());
      expect(isAsked).toBe(day === '2026-09-27' && EU.includes(locale));
      // Texts of the page's data stand in quotation marks.
      const isShown = (text: string) => product.includes(`>${text}<`);
      expect(isShown(t('law.guarantee.rights'))).toBe(isAsked);
      expect(isShown(t('price.note'))).toBe(true);
      const list = await shop.read(`/${locale}/shop`);
      // Offered everywhere, whatever the law.
      const offered = ['/cancel', '/withdraw', '/ranking'];
      expect(offered.filter((path) => !list.includes(`href="/${locale}${path}"`))).toEqual([]);
    },
    60_000,
  );

  test.each(LOCALES)('the bag in %s shows it before the checkout', async (locale) => {
    const market = marketOf(locale);
    const path = `/${locale}/cart/plain`;
    const product = await shop.read(`/${locale}/products/rain-shampoo`);
    const variantId = /name="variantId" value="([^"]*)"/.exec(product)?.[1] ?? '';
    const { html: bag } = await openPlainBrowser(shop).visit(path, writeForm({ variantId }));
    expect(bag).toContain('name="lineId"');
    const rights = `>${translateFor(market)('law.guarantee.rights')}<`;
    expect(bag.includes(rights)).toBe(isDuty('guaranteeNotice', market, new Date()));
  });

  test.each(LOCALES)('legal pages in %s leave out what nobody filled in', async (locale) => {
    const read = async (path: string) => (await shop.send(`/${locale}${path}`)).text();
    const imprint = await read('/pages/imprint');
    expect(imprint).toContain(DEMO_BRAND_PAGES.factsOf(marketOf(locale))['address']);
    const terms = await read('/pages/terms');
    expect(terms.includes('articles L. 217-1')).toBe(locale === 'fr');
    expect(imprint + terms).not.toMatch(/\{(?:phone|representative|host|mediator|guaranteeBox)\}/);
    expect(await read('/pages/accessibility')).toContain('WCAG 1.4.4');
    expect((await shop.send(`/${locale}/cancel`)).status).toBe(200);
  });
});
