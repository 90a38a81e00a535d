import { isOwnMarket, type Locale, type Market, marketOf } from '@lokke/domain/markets';
import { PROMOTION_PROBLEM_KINDS, type PromotionProblem } from '@lokke/domain/promotions';
import { Gauge, type Registry } from 'prom-client';
import { cacheTags, isPurged } from '../../cache/index.ts';
import type { Log } from '../../telemetry/index.ts';
import { describeProblem } from './find-promotion-problems.ts';

export interface PromotionWatchOptions {
  readonly locales: readonly Locale[];
  /** Null where the services do not answer. */
  readonly problemsOf: (market: Market) => Promise<readonly PromotionProblem[] | null>;
  readonly registry: Registry;
  readonly log: Log;
}

interface PromotionWatch {
  /** Checks all markets now and, from then on, every few minutes: a discount ends without a webhook. */
  readonly start: () => Promise<void>;
  /** Checks again the markets that a purge is about, once started. */
  readonly noteChange: (tags: readonly string[]) => void;
  /** Resolves when no check is running. */
  readonly whenIdle: () => Promise<void>;
}

const CHECK_EVERY_IN_MS = 5 * 60_000;

/** Logs each broken promotion once, and counts those that are broken now. */
export function watchPromotions({
  locales,
  problemsOf,
  registry,
  log,
}: PromotionWatchOptions): PromotionWatch {
  const gauge = new Gauge({
    name: 'lokke_promotion_problems',
    help: 'Promotions of the content that shoppers cannot get, by what is wrong with them.',
    labelNames: ['market', 'kind'],
    // The workers of a server find the same.
    aggregator: 'max',
    registers: [registry],
  });
  const markets = locales.map(marketOf).filter(isOwnMarket);
  const known = new Map<Locale, ReadonlyMap<string, PromotionProblem>>();
  const waiting = new Set<Market>();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;

  async function check(market: Market): Promise<void> {
    const problems = await problemsOf(market);
    // Earlier findings stay until the services say otherwise.
    if (problems === null) return;
    const before = known.get(market.locale) ?? new Map<string, PromotionProblem>();
    const after = new Map(problems.map((problem) => [keyOf(problem), problem]));
    const note = (level: 'warn' | 'info', event: string, problem: PromotionProblem) =>
      log({
        level,
        event,
        market: market.locale,
        kind: problem.kind,
        subject: problem.subject,
        reason: describeProblem(problem),
      });
    for (const [key, problem] of after) {
      if (!before.has(key)) note('warn', 'promotion.broken', problem);
    }
    for (const [key, problem] of before) {
      if (!after.has(key)) note('info', 'promotion.mended', problem);
    }
    known.set(market.locale, after);
    for (const kind of PROMOTION_PROBLEM_KINDS) {
      const count = problems.filter((problem) => problem.kind === kind).length;
      gauge.set({ market: market.locale, kind }, count);
    }
  }

  async function checkWaiting(): Promise<void> {
    for (const market of waiting) {
      waiting.delete(market);
      await check(market).catch((error: unknown) =>
        log({ level: 'error', event: 'promotions.unchecked', reason: String(error) }),
      );
    }
  }

  /** Checks one at a time, so that many webhooks at once cost as much as one. */
  function checkSoon(changed: readonly Market[]): Promise<void> {
    for (const market of changed) waiting.add(market);
    running ??= checkWaiting().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    start: () => {
      timer ??= setInterval(() => void checkSoon(markets), CHECK_EVERY_IN_MS).unref();
      return checkSoon(markets);
    },
    noteChange: (tags) => {
      if (timer === null) return;
      const isChanged = ({ shop, languageTag }: Market) => {
        const { promotions, shop: wholeShop, content } = cacheTags;
        return isPurged([promotions(shop), wholeShop(shop), content(languageTag)], tags);
      };
      const changed = markets.filter(isChanged);
      if (changed.length > 0) void checkSoon(changed);
    },
    whenIdle: async () => {
      await running;
    },
  };
}

function keyOf({ kind, subject }: PromotionProblem): string {
  return `${kind} ${subject}`;
}
