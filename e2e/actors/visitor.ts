import type { Locale } from '@lokke/domain/markets';
import { expect, type Locator, type Page } from '@playwright/test';
import { shopUrl } from '../shop/addresses.ts';
import { openAccount } from '../shop/shop-office.ts';
import { untilAlive } from '../shop/until-alive.ts';
import { type Speaker, speakerOf } from './language.ts';

const PASSWORD = 'Kam-en-borstel';

export interface Visitor extends Speaker {
  readonly page: Page;
  readonly visits: (path: string) => Promise<void>;
  /** The salon in the header, or the way to one. */
  readonly salonLink: Locator;
  readonly opensSalonSelector: () => Promise<Locator>;
  readonly choosesSalon: (name: string) => Promise<void>;
  readonly removesSalon: (name: string) => Promise<void>;
  readonly seesSalon: (name: string) => Promise<void>;
  readonly seesNoSalon: () => Promise<void>;
  readonly hasAccount: (email: string) => Promise<void>;
  readonly logsIn: (email: string) => Promise<void>;
  readonly logsOut: () => Promise<void>;
  readonly heartOf: (title: string) => Locator;
  /** Keeps the product on the wishlist, and closes what may come up. */
  readonly keeps: (title: string) => Promise<void>;
  readonly seesWishlist: (...titles: readonly string[]) => Promise<void>;
  /** The titles of the first products that are listed. */
  readonly listedTitles: (count: number) => Promise<readonly string[]>;
}

/** Somebody who has a salon and a wishlist, or is about to. */
export function createVisitor(page: Page, locale: Locale): Visitor {
  const speaker = speakerOf(locale);
  const { market, t } = speaker;
  const main = page.getByRole('main');
  const salonLink = page
    .getByRole('banner')
    .locator(`a[href="${market.prefix}/salon/"]`)
    .filter({ visible: true });
  const selector = page.getByRole('dialog', { name: t('salon.choose') });
  const heartOf = (title: string) =>
    main.getByRole('button', { name: t('wishlist.button', { title }), exact: true }).first();

  const visits = async (path: string) => {
    await page.goto(`${shopUrl()}${market.prefix}${path}`);
    await untilAlive(page);
  };
  const opensSalonSelector = async () => {
    await salonLink.click();
    await expect(selector).toBeVisible();
    return selector;
  };

  return {
    ...speaker,
    page,
    visits,
    salonLink,
    opensSalonSelector,
    choosesSalon: async (name) => {
      await opensSalonSelector();
      await selector.getByRole('button', { name: t('salon.chooseNamed', { name }) }).click();
      await expect(selector).toBeHidden();
    },
    removesSalon: async (name) => {
      await opensSalonSelector();
      await selector.getByRole('button', { name: t('salon.removeNamed', { name }) }).click();
      await page.keyboard.press('Escape');
      await expect(selector).toBeHidden();
    },
    seesSalon: (name) => expect(salonLink).toContainText(name),
    seesNoSalon: () => expect(salonLink).toHaveText(t('salon.find')),
    hasAccount: (email) =>
      openAccount(page, {
        shop: market.shop,
        email,
        firstName: 'Anna',
        lastName: 'Berg',
        password: PASSWORD,
      }),
    logsIn: async (email) => {
      await visits('/account/login');
      await main.getByLabel(t('account.email'), { exact: true }).fill(email);
      await main.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD);
      await main.getByRole('button', { name: t('account.login.action'), exact: true }).click();
      await expect(page).toHaveURL(/\/account\/dashboard/);
      await untilAlive(page);
    },
    logsOut: async () => {
      await visits('/account/dashboard/');
      await main.getByRole('button', { name: t('account.logout'), exact: true }).click();
      await expect(page).not.toHaveURL(/\/account\//);
      await untilAlive(page);
    },
    heartOf,
    keeps: async (title) => {
      const isAsked = await page.evaluate(
        () =>
          sessionStorage.getItem('wishlistConfirmed') !== 'true' &&
          localStorage.getItem('loggedInCustomer') === null,
      );
      await heartOf(title).click();
      await expect(heartOf(title)).toHaveAttribute('aria-pressed', 'true');
      const popup = page.getByRole('dialog', { name: t('wishlist.title') });
      // Once a session, of who is not logged in. It is fetched when it is first needed, so it may take its time.
      if (isAsked) {
        await expect(popup).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await expect(popup).toBeHidden();
    },
    seesWishlist: async (...titles) => {
      await visits('/wishlist');
      for (const title of titles) await expect(heartOf(title)).toBeVisible();
      await expect(main.getByRole('article')).toHaveCount(titles.length);
    },
    listedTitles: async (count) => {
      await visits('/shop');
      const titles = await main.getByRole('article').getByRole('heading').allInnerTexts();
      return titles.slice(0, count);
    },
  };
}
