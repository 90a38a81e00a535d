import type { ShopKey } from '@lokke/domain/markets';
import { expect, type Page } from '@playwright/test';

export const ACCEPTED_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';

interface Address {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly region?: string;
}

const ADDRESSES: Readonly<Partial<Record<ShopKey, Address>>> = {
  nl: { street: 'Prinsengracht 12', zip: '1015 DV', city: 'Amsterdam' },
  be: { street: 'Nationalestraat 5', zip: '2000', city: 'Antwerpen' },
  fr: { street: '12 rue Oberkampf', zip: '75011', city: 'Paris' },
  de: { street: 'Torstraße 80', zip: '10119', city: 'Berlin' },
  es: { street: 'Calle de Fuencarral 20', zip: '28004', city: 'Madrid', region: 'M' },
  uk: { street: '14 Redchurch Street', zip: 'E2 7DP', city: 'London' },
  ni: { street: '3 Donegall Square', zip: 'BT1 5GS', city: 'Belfast' },
  ie: { street: '8 Drury Street', zip: 'D02 X285', city: 'Dublin', region: 'D' },
  us: { street: '90 Kent Avenue', zip: '11211', city: 'Brooklyn', region: 'NY' },
  no: { street: 'Thorvald Meyers gate 40', zip: '0555', city: 'Oslo' },
  se: { street: 'Götgatan 30', zip: '118 26', city: 'Stockholm' },
};

// Address for a shop that has no rule for its postcodes yet.
const ANY_ADDRESS: Address = { street: '12 Main Street', zip: '1010', city: 'Town' };

/** Creates a buyer at the platform's checkout, who fills in forms by autocomplete tokens. */
export function createBuyer(page: Page, shop: ShopKey, email: string) {
  const field = (purpose: string) => page.locator(`[autocomplete="${purpose}"]`);
  const fill = (purpose: string, text: string) => field(purpose).fill(text);
  /** The main button: others apply a code or fill in a saved address. */
  const goesOn = () => page.locator('.actions').getByRole('button').click();

  const fillsInDetails = async () => {
    const { street, zip, city, region } = ADDRESSES[shop] ?? ANY_ADDRESS;
    await fill('email', email);
    await fill('shipping given-name', 'Robin');
    await fill('shipping family-name', 'de Vries');
    await fill('shipping address-line1', street);
    await fill('shipping postal-code', zip);
    await fill('shipping address-level2', city);
    if (region !== undefined) await field('shipping address-level1').selectOption(region);
    await goesOn();
    await expect(field('cc-number')).toBeVisible();
  };
  const paysWith = async (cardNumber: string) => {
    await fill('cc-number', cardNumber);
    await fill('cc-exp', '12/38');
    await fill('cc-csc', '123');
    await fill('cc-name', 'R de Vries');
    await goesOn();
  };
  /** The order's number on the thank-you page. */
  const orderNumber = async () => {
    await expect(page).toHaveURL(/\/orders\//);
    const text = await page.getByRole('main').innerText();
    return /#\d{4,}/.exec(text)?.[0] ?? '';
  };

  return {
    fillsInDetails,
    paysWith,
    orderNumber,
    /** Goes through the whole checkout; returns the order's number. */
    buys: async () => {
      await fillsInDetails();
      await paysWith(ACCEPTED_CARD);
      return orderNumber();
    },
    goesBackToShop: () => page.getByRole('main').locator('a.button').click(),
  };
}
