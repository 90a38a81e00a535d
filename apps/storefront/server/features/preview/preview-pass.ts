import { createHmac, timingSafeEqual } from 'node:crypto';
import { hostCookie } from '../../http/session/index.ts';

/** Leave to see drafts, as a cookie carries it. */
export interface PreviewPass {
  readonly endsAtInMs: number;
  /** Moment whose planned content is shown, by the clock of each market that is looked at: `2026-12-24T09:00`; null for now. */
  readonly asOf: string | null;
  /** Ways of experiments that are shown: `hero:b`. */
  readonly ways: string;
}

export type LinkState = 'valid' | 'expired' | 'forged';

interface PassOptions {
  /** Token that reads drafts. Whoever has it may see them anyway, so that it also signs. */
  readonly token: string;
  /** Address of the shop: a cookie of another one that reads the same space opens nothing here. */
  readonly origin: string;
  readonly now: () => number;
}

/** Target of a link that opens any entry, such as the one behind Contentful's button. */
export const ANY_ENTRY = '*';
const PASS_LASTS_IN_MS = 3_600_000;
const NAME = 'lokke-preview';
const COOKIE = new RegExp(
  `(?:^|; ?)(?:__Host-)?${NAME}=(\\d{1,12})\\.([\\dT:-]{0,16})\\.([a-z0-9:+-]{0,900})\\.([\\w-]{43})(?:;|$)`,
);

export type PreviewPasses = ReturnType<typeof createPreviewPasses>;

/** Signs and checks links into the preview, and the cookie that they set. */
export function createPreviewPasses({ token, origin, now }: PassOptions) {
  const sign = (...parts: readonly unknown[]): string =>
    createHmac('sha256', token)
      .update(JSON.stringify(['lokke preview', ...parts]))
      .digest('base64url');
  const isSigned = (signature: string, ...parts: readonly unknown[]): boolean => {
    const [given, expected] = [Buffer.from(signature), Buffer.from(sign(...parts))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  };

  return {
    /** Query of a link to a path, an entry or any entry. */
    linkTo: (to: string, lastsInMs: number): string => {
      const until = Math.floor((now() + lastsInMs) / 1000);
      // Contentful fills the braces in.
      const target = to === ANY_ENTRY ? '{entry.sys.id}&locale={locale}' : encodeURIComponent(to);
      return `to=${target}&until=${until}&signature=${sign('link', to, until)}`;
    },
    check: (query: URLSearchParams): LinkState => {
      const [to = '', until = '', signature = ''] = ['to', 'until', 'signature'].map(
        (name) => query.get(name) ?? '',
      );
      const seconds = Number(until);
      const isOurs = [to, ANY_ENTRY].some((target) => isSigned(signature, 'link', target, seconds));
      // A path is never any entry.
      if (!isOurs || (to.startsWith('/') && !isSigned(signature, 'link', to, seconds))) {
        return 'forged';
      }
      return seconds * 1000 > now() ? 'valid' : 'expired';
    },
    /** Leave to see drafts from now on. */
    issue: (): PreviewPass => ({ endsAtInMs: now() + PASS_LASTS_IN_MS, asOf: null, ways: '' }),
    /** Cookie that carries a pass. */
    carry: ({ endsAtInMs, asOf, ways }: PreviewPass, isSecure: boolean): string => {
      const until = Math.floor(endsAtInMs / 1000);
      const signature = sign('cookie', origin, until, asOf ?? '', ways);
      const value = `${until}.${asOf ?? ''}.${ways}.${signature}`;
      const maxAgeInSeconds = Math.floor((endsAtInMs - now()) / 1000);
      return hostCookie(NAME, isSecure).write(value, maxAgeInSeconds);
    },
    end: (isSecure: boolean): string => hostCookie(NAME, isSecure).write('', 0),
    /** Reads the pass of a request; null for everybody else, whatever the cookie says. */
    read: (cookieHeader: string | null | undefined): PreviewPass | null => {
      if (!cookieHeader?.includes(NAME)) return null;
      const [, until = '', asOf = '', ways = '', signature = ''] = COOKIE.exec(cookieHeader) ?? [];
      const endsAtInMs = Number(until) * 1000;
      const isOurs = isSigned(signature, 'cookie', origin, Number(until), asOf, ways);
      if (endsAtInMs <= now() || !isOurs) return null;
      return { endsAtInMs, asOf: asOf === '' ? null : asOf, ways };
    },
  };
}
