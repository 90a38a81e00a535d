import type { Locale, Market } from '@lokke/domain/markets';
import { expect, type Page } from '@playwright/test';
import { createActor } from './actor.ts';

/** Names what the browser remembers of a login; the default shop's keeps the name of the specification. */
export function loggedInKeyOf({ shop }: Pick<Market, 'shop'>): string {
  return shop === 'nl' ? 'loggedInCustomer' : `loggedInCustomer-${shop}`;
}

/** Creates a visitor with a salon and a wishlist. */
export function createVisitor(page: Page, locale: Locale) {
  const actor = createActor(page, locale);
  const { market, t, main, visits } = actor;
  /** The salon in the header, or the link to the salon finder. */
  const salonLink = page
    .getByRole('banner')
    .locator(`a[href="${market.prefix}/salon/"]`)
    .filter({ visible: true });
  const selector = page.getByRole('dialog', { name: t('salon.choose') });
  const heartOf = (title: string) =>
    main.getByRole('button', { name: t('wishlist.button', { title }), exact: true }).first();
  const opensSalonSelector = async () => {
    await salonLink.click();
    await expect(selector).toBeVisible();
    return selector;
  };

  return {
    ...actor,
    opensSalonSelector,
    choosesSalon: async (name: string) => {
      await opensSalonSelector();
      await selector.getByRole('button', { name: t('salon.chooseNamed', { name }) }).click();
      await expect(selector).toBeHidden();
    },
    removesSalon: async (name: string) => {
      await opensSalonSelector();
      await selector.getByRole('button', { name: t('salon.removeNamed', { name }) }).click();
      await page.keyboard.press('Escape');
      await expect(selector).toBeHidden();
    },
    seesSalon: (name: string) => expect(salonLink).toContainText(name),
    seesNoSalon: () => expect(salonLink).toHaveText(t('salon.find')),
    heartOf,
    /** Adds the product to the wishlist, and closes the popup that may open. */
    keeps: async (title: string) => {
      const isAsked = await page.evaluate(
        (key) =>
          sessionStorage.getItem('wishlistConfirmed') !== 'true' &&
          localStorage.getItem(key) === null,
        loggedInKeyOf(market),
      );
      await heartOf(title).click();
      await expect(heartOf(title)).toHaveAttribute('aria-pressed', 'true');
      const popup = page.getByRole('dialog', { name: t('wishlist.title') });
      // Once a session, for who is not logged in. Its script is fetched when it is first needed.
      if (isAsked) {
        await expect(popup).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await expect(popup).toBeHidden();
    },
    seesWishlist: async (...titles: readonly string[]) => {
      await visits('/wishlist');
      for (const title of titles) await expect(heartOf(title)).toBeVisible();
      await expect(main.getByRole('article')).toHaveCount(titles.length);
    },
    /** The titles of the first products of a range, which a browser draws sooner than all products. */
    listedTitles: async (count: number) => {
      await visits('/range/rain');
      const titles = await main.getByRole('article').getByRole('heading').allInnerTexts();
      return titles.slice(0, count);
    },
  };
}
