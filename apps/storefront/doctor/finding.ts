import { causeMessage } from '@lokke/http-client';
import type { Config } from '../server/config/index.ts';
import SENTENCES from './sentences.json' with { type: 'json' };

/** A result of a check, about one market or all (`null`). */
export interface Finding {
  readonly market: string | null;
  readonly check: Check;
  readonly level: 'ok' | 'warning' | 'problem';
  readonly sentence: string;
}

type Check = keyof typeof SENTENCES;

/** Values of the placeholders of a sentence. */
type Values = Readonly<Record<string, unknown>>;

/** Reports a finding by its name in `sentences.json`. */
export type Say = <Name extends Check>(
  check: Name,
  finding: keyof (typeof SENTENCES)[Name],
  values?: Values,
) => void;

/** Collects what a check says about one market, or with `null` about all; `{shop}` and `{SHOP}` are its name. */
export async function collectFindings(
  market: string | null,
  check: (say: Say) => Promise<void> | void,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const own = market === null ? {} : { shop: market, SHOP: market.toUpperCase() };
  await check((name, finding, values) => {
    const [level, sentence]: readonly [Finding['level'], string] = Object(SENTENCES[name][finding]);
    findings.push({
      market,
      check: name,
      level,
      sentence: fillIn(sentence, { ...own, ...values }),
    });
  });
  return findings;
}

/** Puts values into the placeholders of a sentence: `{status}`. */
export function fillIn(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
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

/** Tells whether visitors come, or are about to: by a shop of its own, or by the address. */
export function isLive({ config, isHosted }: Pick<CheckContext, 'config' | 'isHosted'>): boolean {
  return isHosted || config.publicOrigin.startsWith('https:');
}

/** Requests a URL and returns the status, or why there is none. */
export async function probe(
  { fetch, config }: Pick<CheckContext, 'fetch' | 'config'>,
  address: string,
  init: RequestInit = {},
): Promise<{ readonly status: number | null; readonly reason: string }> {
  try {
    const signal = AbortSignal.timeout(config.upstreamTimeoutInMs);
    const response = await fetch(address, { ...init, signal });
    await response.body?.cancel();
    return { status: response.status, reason: `it answers ${response.status}` };
  } catch (error) {
    return { status: null, reason: causeMessage(error) };
  }
}
