import * as oidc from 'openid-client';
import type { Platform, PlatformOptions } from '../../src/platform.ts';
import type { ShopKey } from '../../src/protocol/index.ts';
import { listMails } from '../../src/protocol/mail/index.ts';
import { type Browser, browserAt, locationOf } from '../fixtures/browser.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { clientAt } from '../fixtures/shopper.ts';

export const ANNA = 'anna@example.test';
export const ORIGIN = 'http://localhost:4010';

export function codeSentTo({ context }: Platform, shop: ShopKey, email: string): string {
  const [mail] = listMails(context.store.read, { to: email, shop, limit: 1 });
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${email}`);
  return code;
}

interface ClientDetails {
  readonly id: string;
  readonly secret: string | null;
  readonly redirectUri: string;
}

/** A platform in memory, and a relying party that checks what OpenID Connect wants checked. */
export async function openAccountShop(
  key: ShopKey = 'no',
  options: Partial<PlatformOptions> & { readonly client?: ClientDetails } = {},
) {
  let passedInMs = 0;
  const { client: given, ...rest } = options;
  const platform = openPlatform({
    now: () => new Date(Date.now() + passedInMs),
    ...rest,
  });
  const shop = platform.context.shops[key];
  const details: ClientDetails = given ?? {
    id: shop.customerClientId,
    secret: shop.customerClientSecret,
    redirectUri: `http://localhost:3000/${key}/account/authorize`,
  };
  const { redirectUri } = details;
  const number = shop.id.split('/').at(-1);
  const client = await oidc.discovery(
    new URL(`${ORIGIN}/authentication/${number}`),
    details.id,
    undefined,
    details.secret === null ? oidc.None() : oidc.ClientSecretBasic(details.secret),
    {
      execute: [oidc.allowInsecureRequests],
      [oidc.customFetch]: (url, init) => platform.fetch(url, { ...init, body: init.body ?? null }),
    },
  );
  const ask = async (extra: Readonly<Record<string, string>> = {}) => {
    const codeVerifier = oidc.randomPKCECodeVerifier();
    const state = oidc.randomState();
    const nonce = oidc.randomNonce();
    const url = oidc.buildAuthorizationUrl(client, {
      redirect_uri: redirectUri,
      scope: 'openid email customer-account-api:full',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...extra,
    });
    return { url, codeVerifier, state, nonce };
  };
  type Asked = Awaited<ReturnType<typeof ask>>;
  /** Leads to the client's own address, with a code in it. */
  const logIn = async (browser: Browser, asked: Asked, email = ANNA) => {
    const page = locationOf(await browser.open(asked.url.href), asked.url.href);
    const request = page.searchParams.get('request');
    // Logged in already: the client's own address.
    if (request === null) return page;
    await browser.open(page.href, { request, do: 'send', email });
    return locationOf(
      await browser.open(page.href, {
        request,
        do: 'code',
        code: codeSentTo(platform, key, email),
      }),
    );
  };
  const exchange = (callback: URL, { codeVerifier, state, nonce }: Asked) =>
    oidc.authorizationCodeGrant(client, callback, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
  return {
    platform,
    client,
    redirectUri,
    newBrowser: (address = '198.51.100.99') => browserAt(platform, address),
    ask,
    /** Finds the newest code sent to an address. */
    codeTo: (email: string) => codeSentTo(platform, key, email),
    logIn,
    exchange,
    async tokensOf(email?: string) {
      const asked = await ask();
      return exchange(await logIn(browserAt(platform), asked, email), asked);
    },
    /** A client of the Customer Account API, by default of its newest version. */
    customer: (token: string | null, path = `/${key}/customer/api/2026-10/graphql`) =>
      clientAt(platform, path, token === null ? {} : { authorization: token }),
    passMinutes(minutes: number) {
      passedInMs += minutes * 60_000;
    },
  };
}

export type AccountShop = Awaited<ReturnType<typeof openAccountShop>>;
