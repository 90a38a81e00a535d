import { importSalons } from '@lokke/platform';
import type { InMemoryStorefront } from './in-memory-storefront.ts';
import { lettersTo } from './letters-to.ts';
import { openPlainBrowser } from './plain-browser.ts';
import { IDENTITY_AT_PLATFORM, SALON_BANK } from './professional-area.ts';

/** Settings of a shop whose salons log in and enter their accounts. */
export const SALON_SETTINGS = {
  // The identity service sends links to domains it knows.
  PUBLIC_ORIGIN: 'http://localhost:3000',
  ...IDENTITY_AT_PLATFORM,
  ...SALON_BANK,
};

/** Address of whoever approves what salons show. */
export const OFFICE = 'hello@example.com';
const PASSWORD = 'Kam-en-borstel';
const REGISTER = '/nl/account/professional/register';

/** Adds a salon to the shop's own, with the address that its owner registers with. */
export async function addSalon(
  { platform }: Pick<InMemoryStorefront, 'platform'>,
  salonNo: string,
  salonEmail: string,
  place = { country: 'NL', city: 'Utrecht' },
): Promise<void> {
  const salon = { salonNo, salonName: `Salon ${salonNo}`, salonEmail, client100: true, ...place };
  await importSalons(platform.context.store, JSON.stringify(salon), new Date(0));
}

/** Code of the link to a screen in the newest letter to an address. */
export async function codeTo(
  { platform }: Pick<InMemoryStorefront, 'platform'>,
  email: string,
  screen: 'bank' | 'invitation' | 'office',
): Promise<string> {
  const [letter = ''] = await lettersTo(platform, email);
  return new RegExp(`/${screen}\\?code=(\\S+)`).exec(letter)?.[1] ?? '';
}

/** A browser without scripts that is logged in to the professional area with a proved address. */
export async function openOwner(shop: InMemoryStorefront, email: string) {
  const browser = openPlainBrowser(shop);
  const form = await browser.visit(REGISTER);
  await browser.submit(form, { email, password: PASSWORD, confirmation: PASSWORD });
  await shop.whenIdle();
  const letters = await lettersTo(shop.platform, email);
  const [, code = ''] = /mode=verifyEmail&oobCode=(\w+)/.exec(letters.join(' ')) ?? [];
  await browser.post(`/nl/account/professional/verify?oobCode=${code}`, {});
  return browser;
}
