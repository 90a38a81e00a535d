import * as oidc from 'openid-client';
import { secretHash } from '../../src/protocol/index.ts';
import { saveClient } from '../../src/shopify/accounts/store/clients.ts';
import { type AccountShop, ORIGIN } from './account-shop.ts';

type Shop = Pick<AccountShop, 'platform'>;

export const isGood = async (shop: Pick<AccountShop, 'customer'>, token: string) =>
  (await shop.customer(token).request('{ customer { id } }')).status === 200;

/** The provider's own word for a refusal. */
export async function errorOf(refused: Promise<unknown>): Promise<string> {
  const error: unknown = await refused.then(
    () => new Error('not refused'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof oidc.ResponseBodyError) return error.error;
  throw error;
}

interface TokenRequest {
  readonly form: Readonly<Record<string, string>>;
  /** Id and secret of a client, as they are sent. */
  readonly basic?: string;
  readonly shopNumber?: number;
}

/** A token request as somebody sends who does not keep to the library's checks. */
export async function sendTo(
  { platform }: Shop,
  { form, basic, shopNumber = 9 }: TokenRequest,
): Promise<{ readonly status: number; readonly error: unknown; readonly headers: Headers }> {
  const response = await platform.fetch(`${ORIGIN}/authentication/${shopNumber}/oauth/token`, {
    method: 'POST',
    headers: basic === undefined ? {} : { authorization: `Basic ${btoa(basic)}` },
    body: new URLSearchParams(form),
  });
  const { error }: { error?: unknown } = JSON.parse(await response.text());
  return { status: response.status, error, headers: response.headers };
}

/** The storefront's own. */
export function storefrontOf({ platform }: Shop, key: 'no' | 'se' = 'no'): string {
  const { customerClientId, customerClientSecret } = platform.context.shops[key];
  return `${customerClientId}:${customerClientSecret}`;
}

/** Adds a client to the shop; returns what it proves itself with. */
export async function addForeigner(shop: AccountShop): Promise<string> {
  const { context } = shop.platform;
  await context.store.write((sql) =>
    saveClient(sql, context.shops.no, {
      clientId: 'foreign',
      name: 'Foreign',
      secretHash: secretHash('known'),
      redirectUris: [shop.redirectUri],
      logoutUris: [],
    }),
  );
  return 'foreign:known';
}
