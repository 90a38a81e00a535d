import type { Platform } from '../../src/platform.ts';
import { isZipIn, type ShopKey } from '../../src/protocol/index.ts';
import { addressShape } from '../../src/shopify/shipping/index.ts';
import { browserAt } from '../fixtures/browser.ts';

export interface Page {
  readonly status: number;
  readonly url: string;
  readonly html: string;
  readonly headers: Headers;
}

export type Form = Readonly<Record<string, string>>;

export interface Buyer {
  readonly open: (url: string) => Promise<Page>;
  /** Sends the page's form and follows where it leads. */
  readonly submit: (page: Pick<Page, 'url'>, form: Form) => Promise<Page>;
}

const MAX_REDIRECTS = 5;

/** A browser that follows redirects. */
export function buyerAt(platform: Pick<Platform, 'fetch'>): Buyer {
  const browser = browserAt(platform);
  async function follow(url: string, form?: Form, hops = 0): Promise<Page> {
    const response = await browser.open(url, form);
    const location = response.headers.get('location');
    if (location !== null && hops < MAX_REDIRECTS) {
      return follow(new URL(location, url).toString(), undefined, hops + 1);
    }
    return { status: response.status, url, html: await response.text(), headers: response.headers };
  }
  return {
    open: (url) => follow(url),
    submit: ({ url }, form) => follow(url, form),
  };
}

export const DUTCH_DETAILS: Form = {
  email: 'ada@example.test',
  phone: '06 12345678',
  firstName: 'Ada',
  lastName: 'de Vries',
  address1: 'Kamstraat 7',
  address2: '',
  zip: '1012ab',
  city: 'Amsterdam',
  delivery: 'standard',
};

/** Details with a postcode and region of the shop's country. */
export function detailsIn(shop: ShopKey): Form {
  const { zipExample: zip, region } = addressShape(shop);
  const there = region?.choices.find((choice) => isZipIn(choice, zip));
  return { ...DUTCH_DETAILS, zip, region: there?.code ?? '' };
}

export const GOOD_CARD: Form = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '12/30',
  securityCode: '123',
  holder: 'A de Vries',
};

/** Returns what the button of the payment page says it will take. */
export function expectedDue({ html }: Pick<Page, 'html'>): string {
  return /name="expectedDue" value="(\d+)"/.exec(html)?.[1] ?? '';
}

/** Returns what the payment page showed: an order at another amount or with other details is not placed. */
export function shownOn(payment: Pick<Page, 'html'>): Form {
  const [, expectedDetails = ''] =
    /name="expectedDetails" value="([^"]+)"/.exec(payment.html) ?? [];
  return { expectedDue: expectedDue(payment), expectedDetails };
}

export function withLocale(checkoutUrl: string, locale: string): string {
  const url = new URL(checkoutUrl);
  url.searchParams.set('locale', locale);
  return url.toString();
}

/** Goes from the bag to the page where the card is asked for. */
export async function goToPayment(
  buyer: Buyer,
  checkoutUrl: string,
  details: Form = DUTCH_DETAILS,
): Promise<Page> {
  return buyer.submit(await buyer.open(checkoutUrl), details);
}

export async function pay(buyer: Buyer, payment: Page, card: Form = GOOD_CARD): Promise<Page> {
  return buyer.submit(payment, { ...card, ...shownOn(payment) });
}
