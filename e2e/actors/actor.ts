import { brandFolderOf, brandTextsOf, readBrand } from '@lokke/brand';
import { type Locale, marketOf } from '@lokke/domain/markets';
import { translateFor } from '@lokke/i18n/all';
import { expect, type Page } from '@playwright/test';
import { shopUrl } from '../shop/open-shop.ts';
import { openAddress, waitForHydration } from '../shop/wait-for.ts';

/** The shop's brand, as BRAND_DIR names it. */
const brand = readBrand(brandFolderOf(process.env));

/** A market and the texts that its visitors read. */
export function textsFor(locale: Locale) {
  const market = marketOf(locale);
  return { market, t: translateFor(market, brandTextsOf(brand, market)) };
}

/** Matches a text whose price, name or number may be anything. */
export function like(text: string, placeholder: string): RegExp {
  const parts = text.split(placeholder).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

export type Actor = ReturnType<typeof createActor>;

/** Creates an actor in one market, who finds elements by that market's texts. */
export function createActor(page: Page, locale: Locale, baseUrl = shopUrl()) {
  const texts = textsFor(locale);
  const { prefix } = texts.market;
  const main = page.getByRole('main');
  return {
    ...texts,
    page,
    main,
    baseUrl,
    field: (label: string) => main.getByLabel(label, { exact: true }),
    clicks: (button: string) => main.getByRole('button', { name: button, exact: true }).click(),
    goesTo: async (link: string) => {
      const title = main.getByRole('heading', { level: 1 });
      const before = await title.innerText();
      await main.getByRole('link', { name: link, exact: true }).first().click();
      // The page before may have the same fields: wait until it is left.
      await expect(title).not.toHaveText(before);
    },
    /** Opens a page of the market and waits for hydration; without scripts, until it is there. */
    visits: async (path: string) => {
      await openAddress(page, `${baseUrl}${prefix}${path === '/' && prefix ? '' : path}`);
      const hasScripts = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
      if (hasScripts) await waitForHydration(page);
    },
  };
}
