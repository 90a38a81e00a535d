import type { PlatformOptions } from '../../src/platform.ts';
import type { ShopKey } from '../../src/protocol/index.ts';
import { listMails } from '../../src/protocol/mail/index.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { shopperAt } from '../fixtures/shopper.ts';

interface Problem {
  readonly code?: string | null;
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** The payload of any customer mutation. */
interface Payload {
  readonly customer?: { readonly id: string; readonly email: string } | null;
  readonly customerAccessToken?: {
    readonly accessToken: string;
    readonly expiresAt: string;
  } | null;
  readonly customerAddress?: { readonly id: string; readonly [field: string]: unknown } | null;
  readonly deletedCustomerAddressId?: string | null;
  readonly deletedAccessToken?: string | null;
  readonly customerUserErrors?: readonly Problem[];
  readonly userErrors?: readonly Problem[];
}

type Variables = Readonly<Record<string, unknown>>;

export const ANNA = {
  email: 'anna@example.test',
  password: 'Kammetje8',
  firstName: 'Anna',
  lastName: 'de Vries',
};

export const DAY_IN_MINUTES = 24 * 60;

export function openCustomerShop(
  key: ShopKey = 'nl',
  version?: string,
  options: Partial<PlatformOptions> = {},
) {
  let now = Date.parse('2026-07-15T22:57:56.400Z');
  const platform = openPlatform({ now: () => new Date(now), ...options });
  const shopper = shopperAt(platform, key, version ?? platform.context.shops[key].apiVersion);
  /** Runs one of the customer mutations among the documents. */
  const send = shopper.send<Payload>;
  const logIn = (email = ANNA.email, password = ANNA.password) =>
    send('customer-access-token-create', { input: { email, password } });
  const mailsTo = (to: string) =>
    listMails(platform.context.store.read, { to, shop: key, limit: 50 });
  return {
    platform,
    shopper,
    send,
    logIn,
    mailsTo,
    /** Returns the message of a mutation that is refused as a whole. */
    async requestError(document: string, variables: Variables) {
      const { data, errors } = await shopper.request<Record<string, unknown>>(document, variables);
      if (Object.values(data ?? {}).some((payload) => payload !== null)) {
        throw new Error(`not refused: ${JSON.stringify(data)}`);
      }
      return errors.map(({ message }) => message).join('; ');
    },
    register: (input: Variables = {}, context: Variables = {}) =>
      send('customer-create', { input: { ...ANNA, ...input }, ...context }),
    /** Logs somebody in and returns their token. */
    async tokenOf(email?: string, password?: string) {
      const { customerAccessToken } = await logIn(email, password);
      if (!customerAccessToken) throw new Error('nobody was logged in');
      return customerAccessToken.accessToken;
    },
    readCustomer: (customerAccessToken: string) =>
      shopper.send<Variables | null>('customer', { customerAccessToken }),
    /** Finds the one-time link in the newest email. */
    linkTo(email: string) {
      const { text = '' } = mailsTo(email)[0] ?? {};
      const match = /(http\S+\/account\/(?:activate|reset)\/(\d+)\/([^\s/]+))/.exec(text);
      if (!match) throw new Error(`no link in the letter: ${text}`);
      const [, url = '', number = '', token = ''] = match;
      return { url, id: `gid://shopify/Customer/${number}`, token };
    },
    passMinutes(minutes: number) {
      now += minutes * 60_000;
    },
  };
}

export type CustomerShop = ReturnType<typeof openCustomerShop>;
