import { beforeEach } from 'vitest';
import type { ShopKey } from '../../src/protocol/index.ts';
import { type AccountShop, ORIGIN, openAccountShop } from './account-shop.ts';

export interface Answer<Data> {
  readonly status: number;
  readonly version: string | null;
  readonly data?: Data | null;
  readonly errors: readonly { readonly message: string }[];
}

interface Asking {
  readonly token: string | null;
  readonly path?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Asks the Customer Account API, by default in its newest version. */
export async function askAs<Data>(
  { platform }: Pick<AccountShop, 'platform'>,
  query: string,
  { token, path = '/no/customer/api/2026-10/graphql', variables = {} }: Asking,
): Promise<Answer<Data>> {
  const response = await platform.fetch(
    new Request(`${ORIGIN}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: token }),
      },
      body: JSON.stringify({ query, variables }),
    }),
  );
  const body = JSON.parse(await response.text());
  return {
    errors: [],
    ...body,
    status: response.status,
    version: response.headers.get('X-Shopify-API-Version'),
  };
}

interface UserError {
  readonly code: string;
  readonly field: readonly string[] | null;
}

interface Payload {
  readonly userErrors: readonly UserError[];
}

/** The one payload of a mutation; anything else that went wrong is an error. */
export async function changeAs(
  shop: Pick<AccountShop, 'platform'>,
  mutation: string,
  asking: Asking,
): Promise<Payload> {
  const { data, errors } = await askAs<Record<string, Payload>>(shop, mutation, asking);
  const [payload] = Object.values(data ?? {});
  if (payload === undefined || errors.length > 0) throw new Error(JSON.stringify(errors));
  return payload;
}

export function codesOf({ userErrors }: Payload): readonly string[] {
  return userErrors.map(({ code }) => code);
}

export let shop: AccountShop;
export let token: string;

export async function logInAs(email?: string): Promise<void> {
  token = (await shop.tokensOf(email)).access_token;
}

/** Opens a shop before each test of a file. */
export function openShopForEachTest(key?: ShopKey): void {
  beforeEach(async () => {
    shop = await openAccountShop(key);
  });
}

/** Opens a shop before each test of a file, in which Anna is logged in. */
export function openAccountForEachTest(): void {
  openShopForEachTest();
  beforeEach(() => logInAs());
}

/** Sends a mutation as whoever is logged in. */
export const change = (mutation: string, variables = {}) =>
  changeAs(shop, mutation, { token, variables });
