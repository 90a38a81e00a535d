import { isDuty } from '@lokke/domain/law';
import { marketOf } from '@lokke/domain/markets';
import { translateFor } from '@lokke/i18n/all';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';

const LOCALES = ['nl', 'de', 'es', 'no', 'uk'] as const;

// Days on both sides of the notice on the guarantee; another clock of the pages would be a second one.
describe.each(['2026-09-26', '2026-09-27'])('on %s', (day) => {
  let shop: InMemoryStorefront;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) });
    shop = await openInMemoryStorefront({ shops: [...LOCALES] });
  }, 60_000);
  afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    vi.useRealTimers();
  });

  test.each(LOCALES)('pages in %s show what its law asks for, and no more', async (locale) => {
    const market = marketOf(locale);
    const t = translateFor(market);
    const product = await (await shop.send(`/${locale}/products/rain-shampoo`)).text();
    const isAsked = isDuty('guaranteeNotice', market, new Date());
    expect(isAsked).toBe(day === '2026-09-27' && ['nl', 'de', 'es'].includes(locale));
    // Texts of the page's data stand in quotation marks.
    const isShown = (text: string) => product.includes(`>${text}<`);
    expect(isShown(t('law.guarantee.rights'))).toBe(isAsked);
    expect(isShown(t('price.note'))).toBe(true);
    const list = await (await shop.send(`/${locale}/shop`)).text();
    // Offered everywhere, whatever the law.
    const offered = ['/cancel', '/withdraw', '/ranking'];
    expect(offered.filter((path) => !list.includes(`href="/${locale}${path}"`))).toEqual([]);
  });
});
