import type { ShopKey } from '@lokke/domain/markets';
import * as v from 'valibot';
import { type EncryptedCookie, openEncryptedCookie } from './encrypted-cookie.ts';
import type { SessionJarOptions } from './request-session.ts';

/** Purpose of everything that is sealed for a login at the shop's own pages; a cookie of legacy accounts opens by another key. */
export const HOSTED_PURPOSE = 'lokke hosted login';

const text = v.pipe(v.string(), v.nonEmpty());

const SCHEMAS = {
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
  /** Token for the logout at the provider. A cookie of its own, since a token of its size does not fit beside the others. */
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

type Kind = keyof typeof SCHEMAS;
type Content<Name extends Kind> = v.InferOutput<(typeof SCHEMAS)[Name]>;

export type HostedSession = Content<'session'>;
export type PendingLogins = Content<'login'>;

export type HostedCookies = { readonly [Name in Kind]: EncryptedCookie<Content<Name>> };

/** A set per shop. */
export function openHostedCookies(options: SessionJarOptions): HostedCookies {
  return {
    session: open('session', SCHEMAS.session, options),
    hint: open('hint', SCHEMAS.hint, options),
    login: open('login', SCHEMAS.login, options),
    refused: open('refused', SCHEMAS.refused, options),
  };
}

interface Envelope<Inner> {
  readonly shop: ShopKey;
  readonly kind: Kind;
  readonly content: Inner;
  readonly expiresAtInMs: number;
}

/** Each names its shop and kind, so that none passes for another. */
function open<Inner extends { readonly expiresAtInMs: number }>(
  kind: Kind,
  schema: v.GenericSchema<unknown, Inner>,
  { place: { shop, isSecure }, ...options }: SessionJarOptions,
): EncryptedCookie<Inner> {
  const cookie = openEncryptedCookie<Envelope<Inner>>({
    ...options,
    cookie: { name: `lokke-${kind}-${shop}`, isSecure },
    contentOf: (opened) => {
      const envelope = Object(opened);
      if (envelope.shop !== shop || envelope.kind !== kind) return null;
      const parsed = v.safeParse(schema, envelope.content);
      if (!parsed.success) return null;
      const { output } = parsed;
      return { shop, kind, content: output, expiresAtInMs: output.expiresAtInMs };
    },
  });
  return {
    ...cookie,
    read: async () => (await cookie.read())?.content ?? null,
    start: (content) => cookie.start({ shop, kind, content, expiresAtInMs: content.expiresAtInMs }),
  };
}

/** A browser drops a cookie of more than 4,096 bytes; sealing adds a third, name and attributes 150. */
const MAX_BYTES = 2_900;

export function fitsCookie(content: object): boolean {
  return Buffer.byteLength(JSON.stringify(content)) <= MAX_BYTES;
}
