import type { ShopKey } from '@lokke/domain/markets';
import * as v from 'valibot';
import { type EncryptedCookie, openEncryptedCookie } from './encrypted-cookie.ts';
import type { SessionCipher } from './session-cipher.ts';

/** The session of one request at one shop. */
export interface RequestSession extends Omit<EncryptedCookie<Session>, 'start'> {
  readonly start: (session: Omit<Session, 'shop'>) => Promise<void>;
}

export interface SessionJarOptions {
  readonly cookieHeader: string | null;
  readonly place: {
    readonly shop: ShopKey;
    /** Whether the visitor came over https. */
    readonly isSecure: boolean;
  };
  readonly cipher: SessionCipher;
  readonly now: () => number;
}

/** One cookie for each shop. */
export function openSessionJar({ place, ...options }: SessionJarOptions): RequestSession {
  const { shop, isSecure } = place;
  const jar = openEncryptedCookie({
    ...options,
    cookie: { name: `lokke-session-${shop}`, isSecure },
    contentOf: (opened) => sessionOf(opened, shop),
  });
  return { ...jar, start: (begun) => jar.start({ ...begun, shop }) };
}

/** Somebody who has logged in at one shop. It travels encrypted in a cookie: the server keeps nothing. */
interface Session {
  readonly shop: ShopKey;
  readonly email: string;
  /** The authority over the account at the platform; no browser code ever sees it. */
  readonly customerAccessToken: string;
  /** When the platform stops taking the token; milliseconds since 1970. */
  readonly expiresAtInMs: number;
}

const sessionSchema = v.object({
  shop: v.string(),
  email: v.string(),
  customerAccessToken: v.pipe(v.string(), v.nonEmpty()),
  expiresAtInMs: v.number(),
});

/** What was sealed, if it is a session of this shop; another shop's is none here. */
function sessionOf(content: unknown, shop: ShopKey): Session | null {
  const parsed = v.safeParse(sessionSchema, content);
  return parsed.success && parsed.output.shop === shop ? { ...parsed.output, shop } : null;
}

/** A proxy in front of us speaks https for us; who claims it falsely only harms their own cookie. */
export function isSecure(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return forwarded === undefined ? request.url.startsWith('https:') : forwarded === 'https';
}
