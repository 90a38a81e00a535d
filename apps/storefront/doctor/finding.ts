import type { Config } from '../server/config/index.ts';

/** A result of a check, about one market or all (`null`). */
export interface Finding {
  readonly market: string | null;
  readonly check: Check;
  readonly level: 'ok' | 'warning' | 'problem';
  readonly sentence: string;
}

type Check =
  | 'settings'
  | 'brand'
  | 'platform'
  | 'storefront'
  | 'version'
  | 'money'
  | 'catalogue'
  | 'admin'
  | 'webhooks'
  | 'metafields'
  | 'discounts'
  | 'multipass'
  | 'accounts'
  | 'content'
  | 'salons'
  | 'clock'
  | 'cdn'
  | 'redis'
  | 'assets'
  | 'measurement'
  | 'newsletter'
  | 'reporting'
  | 'identity'
  | 'sessions';

type Say = (check: Check, sentence: string) => Finding;

/** Creates findings about one market, or with `null` about all. */
export function about(market: string | null): {
  readonly ok: Say;
  readonly warning: Say;
  readonly problem: Say;
} {
  const say =
    (level: Finding['level']): Say =>
    (check, sentence) => ({ market, check, level, sentence });
  return { ok: say('ok'), warning: say('warning'), problem: say('problem') };
}

/** Dependencies of the checks. */
export interface CheckContext {
  readonly config: Config;
  /** Tells whether the shop has a domain of its own, and so is not the embedded platform. */
  readonly isHosted: boolean;
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait?: (delayInMs: number) => Promise<void>;
  /** An e-mail address of the operator's own, to sign in at the stores with. */
  readonly signInAs?: string | undefined;
}
