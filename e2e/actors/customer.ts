import type { Locale } from '@lokke/domain/markets';
import { expect, type Page, test } from '@playwright/test';
import { inviteCustomer, openAccount } from '../shop/admin-api.ts';
import { linkInEmail } from '../shop/mailbox.ts';
import { runInOpenShop } from '../shop/open-shop.ts';
import { openAddress } from '../shop/wait-for.ts';
import { createActor } from './actor.ts';
import { entersCode, HOSTED_LOCALE } from './shop-login.ts';
import { loggedInKeyOf } from './visitor.ts';

export const PASSWORD = 'Kam-en-borstel';

/** Sees the greeting, or the title: a name that was given before the address was proved goes with the proof. */
async function seesGreeting({ main, t }: ReturnType<typeof createActor>, name: string) {
  const greetings = [t('account.greeting', { name }), t('account.nav')];
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(new RegExp(greetings.join('|')));
}

/** Creates a customer of one market, with or without an account. */
export function createCustomer(page: Page, locale: Locale, name: string) {
  const actor = createActor(page, locale);
  const { market, t, main, baseUrl, field, clicks, visits } = actor;
  const { project, repeatEachIndex, retry } = test.info();
  // A repeated test is another customer, also in a shop that stays: the one before has an account by now.
  const turn = `${runInOpenShop()}${repeatEachIndex + retry === 0 ? '' : `.${repeatEachIndex}-${retry}`}`;
  const email = name.includes('@') ? name : `${name}.${locale}.${project.name}${turn}@example.com`;
  const person = { shop: market.shop, email, firstName: 'Anna', lastName: 'Berg' };

  const fillsInNewPassword = async (label: string, password: string) => {
    await field(label).fill(password);
    await field(t('account.confirmation')).fill(password);
  };
  const submitsLogin = async (password = PASSWORD) => {
    await field(t('account.email')).fill(email);
    await field(t('account.password')).fill(password);
    await clicks(t('account.login.action'));
  };
  /** Checks what the browser keeps of the login, by which pages that everybody gets know of it. */
  const isRemembered = (expected: string | null) =>
    expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), loggedInKeyOf(market)))
      .toBe(expected);
  const seesDashboard = async () => {
    await expect(page).toHaveURL(new RegExp(`${market.prefix}/account/dashboard/$`));
    await seesGreeting(actor, person.firstName);
    await isRemembered(email);
  };
  // Texts of the front page are for editors to change.
  const seesFrontPage = () => expect(main.locator('[data-section="home-hero"]')).toBeVisible();
  /** Logs out on the dashboard, without leaving the document. */
  const goesOut = async () => {
    await clicks(t('account.logout'));
    await seesFrontPage();
  };
  const hasAccount = () => openAccount({ ...person, password: PASSWORD });
  /** Proves who they are at the login that a page led to. */
  const provesIdentity = () =>
    locale === HOSTED_LOCALE ? entersCode(page, email) : submitsLogin();
  /** Opens a page that leads to the login. */
  const opensLogin = async (path = '/account/login') => {
    if (locale === HOSTED_LOCALE) await openAddress(page, `${baseUrl}${market.prefix}${path}`);
    else await visits(path);
  };
  const logsIn = async () => {
    await opensLogin();
    await provesIdentity();
    await seesDashboard();
  };
  /** Has an account whose address is proved: with a password chosen by the link of an e-mail. */
  const isInvited = async () => {
    if (locale === HOSTED_LOCALE) {
      await hasAccount();
      return logsIn();
    }
    await inviteCustomer(person);
    const link = new URL(await linkInEmail(email, 'activate'));
    await page.goto(`${baseUrl}${link.pathname}`);
    await fillsInNewPassword(t('account.password'), PASSWORD);
    await clicks(t('account.activate.action'));
    await seesDashboard();
  };

  return {
    ...actor,
    email,
    fillsInRegistration: async (password = PASSWORD) => {
      await field(t('account.firstName')).fill(person.firstName);
      await field(t('account.lastName')).fill(person.lastName);
      await field(t('account.email')).fill(email);
      await fillsInNewPassword(t('account.password'), password);
    },
    fillsInNewPassword,
    submitsLogin,
    opensLogin,
    provesIdentity,
    hasAccount,
    isInvited,
    logsIn,
    /** Has an account and a session from before. */
    isLoggedIn: async () => {
      await hasAccount();
      if (locale === HOSTED_LOCALE) return logsIn();
      const response = await page.request.post(`${baseUrl}${market.prefix}/account/login`, {
        form: { email, password: PASSWORD },
        headers: { origin: baseUrl },
        maxRedirects: 0,
      });
      expect(response.headers()['location']).toBe(`${market.prefix}/account/dashboard/`);
    },
    logsOut: async () => {
      await visits('/account/dashboard/');
      await goesOut();
    },
    goesOut,
    seesDashboard,
    seesFrontPage,
    isRemembered,
  };
}
