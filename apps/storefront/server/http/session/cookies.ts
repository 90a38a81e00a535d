import { createHash, randomUUID } from 'node:crypto';
import { CART_MAXIMUM_AGE_IN_DAYS } from '@lokke/domain/cart';
import type { ShopKey } from '@lokke/domain/markets';
import * as v from 'valibot';
import {
  type CookieOptions,
  type EncryptedCookie,
  openEncryptedCookie,
} from './encrypted-cookie.ts';

interface ShopCookieOptions extends CookieOptions {
  readonly shop: ShopKey;
}

/** The session of one request at one shop: a logged-in customer. */
export type RequestSession = ReturnType<typeof openSessionJar>;
/** The cart that a visitor without scripts has at one shop. */
export type CartCookie = ReturnType<typeof openCartCookie>;
/** A browser in which an account was logged in to before: wrong passwords elsewhere do not lock it out. */
export type KnownDevice = ReturnType<typeof openKnownDevice>;

export const CART_PURPOSE = 'lokke cart';
export const DEVICE_PURPOSE = 'lokke known device';
/** Purpose of everything that is sealed for a login at the shop's own pages; a cookie of legacy accounts opens by another key. */
export const HOSTED_PURPOSE = 'lokke hosted login';

const DAY_IN_MS = 86_400_000;
const CART_LIFETIME_IN_MS = CART_MAXIMUM_AGE_IN_DAYS * DAY_IN_MS;
const DEVICE_LIFETIME_IN_MS = 180 * DAY_IN_MS;

const text = v.pipe(v.string(), v.nonEmpty());

/** Opens the session, one cookie per shop; one of another shop is rejected. */
export function openSessionJar({ shop, ...options }: ShopCookieOptions) {
  const cookie = openEncryptedCookie({
    ...options,
    name: `lokke-session-${shop}`,
    schema: v.object({
      shop: v.literal(shop),
      email: v.string(),
      /** Never sent to browser code. */
      customerAccessToken: text,
      /** Expiry of the token; milliseconds since 1970. */
      expiresAtInMs: v.number(),
    }),
  });
  type Session = Parameters<typeof cookie.start>[0];
  return { ...cookie, start: (begun: Omit<Session, 'shop'>) => cookie.start({ ...begun, shop }) };
}

/** Opens the cart's cookie, one per shop, for as long as a cart lives (spec §9). */
export function openCartCookie({ shop, ...options }: ShopCookieOptions) {
  const { read, start, ...cookie } = openEncryptedCookie({
    ...options,
    name: `lokke-cart-${shop}`,
    schema: v.object({ shop: v.literal(shop), cartId: text, expiresAtInMs: v.number() }),
  });
  return {
    ...cookie,
    cartId: async () => (await read())?.cartId ?? null,
    remember: (cartId: string) =>
      start({ shop, cartId, expiresAtInMs: options.now() + CART_LIFETIME_IN_MS }),
  };
}

export function openKnownDevice(options: CookieOptions & { readonly name: string }) {
  const { read, start, setCookie, wasUsed } = openEncryptedCookie({
    ...options,
    schema: v.object({
      id: text,
      /** Hashed: it is compared and never shown. */
      account: v.string(),
      expiresAtInMs: v.number(),
    }),
  });
  /** Returns the device's id where this account was logged in to, else null. */
  const idFor = async (account: string): Promise<string | null> => {
    const device = await read();
    return device?.account === hashOf(account) ? device.id : null;
  };
  return {
    idFor,
    remember: async (account: string) =>
      start({
        id: (await idFor(account)) ?? randomUUID(),
        account: hashOf(account),
        expiresAtInMs: options.now() + DEVICE_LIFETIME_IN_MS,
      }),
    setCookie,
    wasUsed,
  };
}

function hashOf(account: string): string {
  return createHash('sha256').update(account).digest('base64url');
}

const HOSTED_SCHEMAS = {
  session: v.object({
    email: text,
    customerId: text,
    isEmailProved: v.boolean(),
    /** No refresh changes it. Null of a session from before this was kept. */
    loggedInAtInMs: v.optional(v.nullable(v.number()), null),
    /** Never sent to browser code. */
    accessToken: text,
    accessEndsAtInMs: v.number(),
    refreshToken: v.nullable(text),
    /** The cart, and the token that it was given last; null before. */
    cartMark: v.nullable(text),
    expiresAtInMs: v.number(),
  }),
  /** Token for the logout at the provider, in a cookie of its own, since a token of its size does not fit beside the others. */
  hint: v.object({ idToken: text, expiresAtInMs: v.number() }),
  login: v.object({
    /** Begun and not finished, the newest first. */
    pending: v.array(
      v.object({
        state: text,
        nonce: text,
        verifier: text,
        returnTo: v.nullable(v.string()),
        startedAtInMs: v.number(),
      }),
    ),
    /** Finished, and not yet told to the browser. */
    arrival: v.nullable(
      v.object({ email: text, isNew: v.boolean(), returnTo: v.nullable(v.string()) }),
    ),
    expiresAtInMs: v.number(),
  }),
  /** A refresh token that the provider refused once. */
  refused: v.object({ mark: text, expiresAtInMs: v.number() }),
} as const;

type Kind = keyof typeof HOSTED_SCHEMAS;
type Content<Name extends Kind> = v.InferOutput<(typeof HOSTED_SCHEMAS)[Name]>;

export type HostedSession = Content<'session'>;
export type PendingLogins = Content<'login'>;

export type HostedCookies = { readonly [Name in Kind]: EncryptedCookie<Content<Name>> };

/** Opens the cookies of a login at the shop's own pages, one set per shop. */
export function openHostedCookies(options: ShopCookieOptions): HostedCookies {
  return {
    session: openHosted('session', HOSTED_SCHEMAS.session, options),
    hint: openHosted('hint', HOSTED_SCHEMAS.hint, options),
    login: openHosted('login', HOSTED_SCHEMAS.login, options),
    refused: openHosted('refused', HOSTED_SCHEMAS.refused, options),
  };
}

/** Opens a cookie that names its shop and kind, so that none passes for another. */
function openHosted<Inner extends { readonly expiresAtInMs: number }>(
  kind: Kind,
  content: v.GenericSchema<unknown, Inner>,
  { shop, ...options }: ShopCookieOptions,
): EncryptedCookie<Inner> {
  const cookie = openEncryptedCookie({
    ...options,
    name: `lokke-${kind}-${shop}`,
    schema: v.object({
      shop: v.literal(shop),
      kind: v.literal(kind),
      content,
      expiresAtInMs: v.number(),
    }),
  });
  return {
    ...cookie,
    read: async () => (await cookie.read())?.content ?? null,
    start: (inner) =>
      cookie.start({ shop, kind, content: inner, expiresAtInMs: inner.expiresAtInMs }),
  };
}

/** A browser drops a cookie of more than 4,096 bytes; sealing adds a third, name and attributes 150. */
const MAX_BYTES = 2_900;

export function fitsCookie(content: object): boolean {
  return Buffer.byteLength(JSON.stringify(content)) <= MAX_BYTES;
}
