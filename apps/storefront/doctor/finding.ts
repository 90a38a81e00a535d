/** What the doctor says: about one market, or about all of them (`null`). */
export interface Finding {
  readonly market: string | null;
  readonly check: Check;
  readonly level: 'ok' | 'warning' | 'problem';
  readonly sentence: string;
}

type Check =
  | 'settings'
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
  | 'content'
  | 'salons'
  | 'clock'
  | 'measurement'
  | 'newsletter'
  | 'reporting'
  | 'identity'
  | 'sessions';

type Say = (check: Check, sentence: string) => Finding;

/** Findings about one market, or with `null` about all. */
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
