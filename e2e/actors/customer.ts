import type { Locale } from '@lokke/domain/markets';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { shopUrl } from '../shop/addresses.ts';
import { openAccount } from '../shop/shop-office.ts';
import { untilAlive } from '../shop/until-alive.ts';
import { type Speaker, speakerOf } from './language.ts';

export const PASSWORD = 'Kam-en-borstel';

export interface Customer extends Speaker {
  readonly page: Page;
  readonly email: string;
  readonly main: Locator;
  readonly field: (label: string) => Locator;
  readonly presses: (button: string) => Promise<void>;
  /** Opens a page of the market and waits until its scripts run; without scripts, until it is there. */
  readonly visits: (path: string) => Promise<void>;
  readonly fillsInRegistration: (password?: string) => Promise<void>;
  readonly fillsInNewPassword: (label: string, password: string) => Promise<void>;
  readonly fillsInLogin: (password?: string) => Promise<void>;
  /** Has an account from before, and is logged in now. */
  readonly isLoggedIn: () => Promise<void>;
  readonly hasAccount: () => Promise<void>;
  readonly seesDashboard: () => Promise<void>;
  readonly seesFrontPage: () => Promise<void>;
  /** What the browser remembers of the login, once the page's scripts have said so. */
  readonly isRemembered: (email: string | null) => Promise<void>;
  readonly goesTo: (link: string) => Promise<void>;
}

/** Somebody with an account, or about to have one, in one market. */
export function createCustomer(page: Page, locale: Locale, name: string): Customer {
  const speaker = speakerOf(locale);
  const { market, t } = speaker;
  const email = `${name}.${locale}.${test.info().project.name}@example.com`;
  const main = page.getByRole('main');
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const presses = (button: string) =>
    main.getByRole('button', { name: button, exact: true }).click();
  const person = { shop: market.shop, email, firstName: 'Anna', lastName: 'Berg' };

  const visits = async (path: string) => {
    await page.goto(`${shopUrl()}${market.prefix}${path}`);
    if (await hasScripts(page)) await untilAlive(page);
  };
  const fillsInNewPassword = async (label: string, password: string) => {
    await field(label).fill(password);
    await field(t('account.confirmation')).fill(password);
  };
  const fillsInLogin = async (password = PASSWORD) => {
    await field(t('account.email')).fill(email);
    await field(t('account.password')).fill(password);
  };
  const seesDashboard = async () => {
    await expect(page).toHaveURL(`${shopUrl()}${market.prefix}/account/dashboard/`);
    const greeting = t('account.greeting', { name: 'Anna' });
    await expect(main.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
  };
  // What it says there is for its editors to change.
  const seesFrontPage = async () => {
    await expect(main.locator('[data-section="home-hero"]')).toBeVisible();
  };
  const hasAccount = () => openAccount(page, { ...person, password: PASSWORD });

  return {
    ...speaker,
    page,
    email,
    main,
    field,
    presses,
    visits,
    fillsInRegistration: async (password = PASSWORD) => {
      await field(t('account.firstName')).fill(person.firstName);
      await field(t('account.lastName')).fill(person.lastName);
      await field(t('account.email')).fill(email);
      await fillsInNewPassword(t('account.password'), password);
    },
    fillsInNewPassword,
    fillsInLogin,
    hasAccount,
    seesFrontPage,
    isLoggedIn: async () => {
      await hasAccount();
      await visits('/account/login');
      await fillsInLogin();
      await presses(t('account.login.action'));
      await seesDashboard();
    },
    seesDashboard,
    isRemembered: (expected) =>
      expect
        .poll(() => page.evaluate(() => localStorage.getItem('loggedInCustomer')))
        .toBe(expected),
    goesTo: async (link) => {
      const title = main.getByRole('heading', { level: 1 });
      const before = await title.innerText();
      await main.getByRole('link', { name: link, exact: true }).first().click();
      // The page that is left may have the same fields: filled in too early, they would be filled in for nothing.
      await expect(title).not.toHaveText(before);
    },
  };
}

/** What the tag manager was told on this page. */
export function eventsOn(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'dataLayer'));
}

function hasScripts(page: Page): Promise<boolean> {
  return page.evaluate(() => matchMedia('(scripting: enabled)').matches);
}
