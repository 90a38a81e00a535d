import { brandFolderOf, readBrand } from '@lokke/brand';
import { type Locale, marketOf, type ShopKey } from '@lokke/domain/markets';
import { createAdminClient } from '@lokke/shopify-admin';
import { provisionShop } from '../provision/provision-shop.ts';
import type { OpenAccount } from '../server/features/account/index.ts';
import type { EmbeddedShops } from './embedded-shops.ts';
import { lettersTo } from './letters-to.ts';
import { openCookieJar } from './requests.ts';

/** The embedded platform's shops with new accounts, in a locale that has one: `openEmbeddedShops(HOSTED)`. */
export const HOSTED = {
  shops: ['no', 'se'],
  environment: { SHOPIFY_NO_CUSTOMER_ACCOUNTS: 'new', SHOPIFY_SE_CUSTOMER_ACCOUNTS: 'new' },
} as const;

/** A visitor with a browser that keeps the cookies of storefront and platform. */
export interface HostedVisitor {
  readonly cookies: Map<string, string>;
  /** A request with the cookies that the browser has now. */
  readonly ask: <Value>(work: (opened: OpenAccount) => Promise<Value>) => Promise<Value>;
  /** The address with which the shop's login pages lead back. */
  readonly authorize: (address: string, email: string) => Promise<URL>;
  readonly logIn: (email: string, returnTo?: string | null) => Promise<void>;
}

interface HostedVisitorOptions {
  readonly locale?: Locale;
  readonly accounts?: EmbeddedShops['accounts'];
}

export function openHostedVisitor(
  embedded: Pick<EmbeddedShops, 'platform' | 'accounts'>,
  { locale = 'no', accounts = embedded.accounts }: HostedVisitorOptions = {},
): HostedVisitor {
  const { cookies, header, keep } = openCookieJar();
  const browse = browserOf(embedded);
  const market = marketOf(locale);

  const ask: HostedVisitor['ask'] = async (work) => {
    const headers = { cookie: header() };
    const request = new Request(`http://localhost:3000${market.prefix}/`, { headers });
    const opened = accounts.open({ request, market, peerIp: null });
    const value = await work(opened);
    keep(opened.cookies.flatMap((one) => one.setCookie() ?? []));
    return value;
  };
  const authorize: HostedVisitor['authorize'] = async (address, email) => {
    const page = await browse(address);
    const request = page.searchParams.get('request');
    // Logged in there already.
    if (request === null) return page;
    await browse(page.href, { request, do: 'send', email });
    return browse(page.href, { request, do: 'code', code: await newestCode(embedded, email) });
  };
  return {
    cookies,
    ask,
    authorize,
    async logIn(email, returnTo = null) {
      const address = await ask(async ({ accounts: { shopLogin } }) => shopLogin?.begin(returnTo));
      if (address?.ok !== true) throw new Error(`No login begins: ${JSON.stringify(address)}`);
      const returned = await authorize(address.value, email);
      const done = await ask(async ({ accounts: { shopLogin } }) =>
        shopLogin?.finish(returned.search),
      );
      if (done?.ok !== true) throw new Error(`No login ends: ${JSON.stringify(done)}`);
    },
  };
}

type Browse = (address: string, form?: Readonly<Record<string, string>>) => Promise<URL>;

/** Follows nothing: returns where the platform leads, else the page itself. */
function browserOf({ platform }: Pick<EmbeddedShops, 'platform'>): Browse {
  const { header, keep } = openCookieJar();
  return async (address, form) => {
    const response = await platform.fetch(address, {
      headers: { cookie: header() },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    keep(response.headers.getSetCookie());
    return new URL(response.headers.get('location') ?? address, address);
  };
}

async function newestCode(
  { platform }: Pick<EmbeddedShops, 'platform'>,
  email: string,
): Promise<string> {
  const [letter = ''] = await lettersTo(platform, email);
  const [code] = /^\d{6}$/m.exec(letter) ?? [];
  if (code === undefined) throw new Error(`No code was sent to ${email}`);
  return code;
}

/** Sets the shop up as `npm run provision` does, so that customers may write their wishlist and salon. */
export async function defineCustomerData(
  { platform }: Pick<EmbeddedShops, 'platform'>,
  shop: ShopKey,
): Promise<void> {
  const admin = createAdminClient({
    endpoint: `http://localhost:4010/${shop}/admin/api/2026-10/graphql.json`,
    accessToken: platform.secrets.shops[shop].adminToken,
    fetch: platform.fetch,
    timeoutInMs: 5_000,
  });
  const webhookUrl = `http://localhost:3000/webhooks/shopify/${shop}`;
  const done = await provisionShop({
    admin,
    webhookUrl,
    makesToken: false,
    brand: readBrand(brandFolderOf({})),
    say: () => undefined,
  });
  if (!done.ok) throw new Error(done.failure);
}
