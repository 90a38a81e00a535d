import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ContentResult, PromoContent, SiteContent } from '@lokke/contentful';
import type { PromoTexts } from '@lokke/contract/ports';
import {
  findContentProblems,
  type GuardedFields,
  type ShopFacts,
} from '@lokke/domain/content-guard';
import type { Market } from '@lokke/domain/markets';
import { Gauge, type Registry } from 'prom-client';
import type { Records } from '../../../../shared-state/index.ts';
import type { Log } from '../../../../telemetry/index.ts';
import { logForMarkets } from '../../locale-cache.ts';
import { firstWays } from '../experiments.ts';
import { forMarket } from '../for-market.ts';
import { promoTexts } from '../map-site.ts';
import { describeHeld } from './describe-held.ts';
import { createKeptContents, type HeldContent, type KeptContent } from './kept-content.ts';

export interface ContentGuardOptions {
  readonly records: Records;
  readonly markets: readonly Market[];
  /** Asks the market's shop about what the content says of it. */
  readonly shopFactsOf: (market: Market, texts: PromoTexts | null) => Promise<ShopFacts>;
  readonly registry: Registry;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type ContentGuard = ReturnType<typeof createContentGuard>;

/** Creates the guard that shows the last good content in place of a change that would mislead shoppers. */
export function createContentGuard(options: ContentGuardOptions) {
  const kept = createKeptContents(options.records);
  const note = createNotes(options);

  const problemsIn = async (languageTag: string, before: SiteContent | null, site: SiteContent) => {
    const markets = options.markets.filter((market) => market.languageTag === languageTag);
    const nowInMs = options.now();
    const found = await Promise.all(
      markets.map(async (market) => {
        const settings = forMarket(site.promoSettings, market, nowInMs);
        const texts = settings === undefined ? null : promoTexts(settings);
        return findContentProblems({
          before: before && guardedFields(before, market, nowInMs),
          after: guardedFields(site, market, nowInMs),
          shop: await options.shopFactsOf(market, texts),
        }).map((problem) => ({ market: market.locale, ...problem }));
      }),
    );
    return found.flat();
  };

  /** Decides what is shown, and what is kept of it; null where that stays as it is. */
  async function judge(languageTag: string, last: KeptContent | null, site: SiteContent) {
    const isShown = last !== null && isSame(last.good, site);
    if (isShown) return { shown: site, kept: last.held && { ...last, held: null } };
    if (last?.refused && isSame(last.refused, site)) return { shown: last.good, kept: null };
    const problems = await problemsIn(languageTag, last?.good ?? null, site);
    const id = idOf(problems);
    const held: HeldContent | null =
      problems.length === 0 || last?.accepted === id
        ? null
        : { id, problems, sinceInMs: last?.held?.id === id ? last.held.sinceInMs : options.now() };
    // Nothing else can be shown before there was good content.
    if (last === null && held !== null) return { shown: site, kept: null, held };
    if (last !== null && held !== null) {
      return { shown: last.good, kept: last.held?.id === id ? null : { ...last, held }, held };
    }
    const before = last?.good ?? null;
    return { shown: site, kept: { good: site, before, held, accepted: null, refused: null } };
  }

  return {
    /** Takes what the content service answered; its outage is bridged by the last good content. */
    async decide(
      languageTag: string,
      loaded: ContentResult<SiteContent>,
    ): Promise<ContentResult<SiteContent>> {
      const last = await kept.read(languageTag);
      if (!loaded.ok) {
        if (last === null) return loaded;
        logForMarkets(options, languageTag, {
          level: 'error',
          event: 'content.failed',
          failure: loaded.failure,
        });
        return { ok: true, value: last.good };
      }
      const verdict = await judge(languageTag, last, loaded.value);
      note(languageTag, verdict.held ?? null, last !== null);
      if (verdict.kept !== null) await kept.write(languageTag, verdict.kept);
      return { ok: true, value: verdict.shown };
    },
  };
}

/** Logs each held change once, and counts them by market. */
function createNotes({ markets, registry, log }: ContentGuardOptions) {
  const gauge = new Gauge({
    name: 'lokke_content_held',
    help: 'Faults of a change to the content that is therefore not shown.',
    labelNames: ['market'],
    // The workers of a server find the same.
    aggregator: 'max',
    registers: [registry],
  });
  const said = new Map<string, string>();
  return (languageTag: string, held: HeldContent | null, hasGood: boolean) => {
    for (const { locale } of markets.filter((market) => market.languageTag === languageTag)) {
      const problems = held?.problems.filter(({ market }) => market === locale) ?? [];
      gauge.set({ market: locale }, problems.length);
      const reason = problems.map(describeHeld).join(' ');
      if (said.get(locale) === reason || (reason === '' && !said.has(locale))) continue;
      said.set(locale, reason);
      if (held === null || reason === '')
        log({ level: 'info', event: 'content.mended', market: locale });
      else {
        const event = hasGood ? 'content.held' : 'content.faulty';
        log({ level: 'error', event, market: locale, id: held.id, reason });
      }
    }
  };
}

/** Faults are listed with the content, and are no part of what is shown. */
function isSame(
  { faults: _, ...one }: SiteContent,
  { faults: __, ...other }: SiteContent,
): boolean {
  return isDeepStrictEqual(one, other);
}

function idOf(problems: HeldContent['problems']): string {
  return createHash('sha256').update(JSON.stringify(problems)).digest('hex').slice(0, 8);
}

/** Lists what a market's content says, for the rules of the domain. */
function guardedFields(site: SiteContent, market: Market, nowInMs: number): GuardedFields {
  const find = <Value extends Parameters<typeof forMarket>[0][number]>(values: readonly Value[]) =>
    forMarket(values, market, nowInMs);
  const menus = firstWays(site.menus, site);
  const menuLengths = [...new Set(menus.map(({ slug }) => slug))].flatMap((slug) => {
    const menu = find(menus.filter((one) => one.slug === slug));
    return menu === undefined ? [] : [[`menu.${slug}`, String(menu.items.length)] as const];
  });
  const facts = Object.entries(find(site.marketFacts)?.facts ?? {});
  const promotions = find(site.promoSettings);
  return {
    'homePage.modules': find(firstWays(site.homePages, site))?.modules.length.toString(),
    ...Object.fromEntries(menuLengths),
    ...Object.fromEntries(facts.map(([name, fact]) => [`marketFacts.${name}`, fact])),
    'promoSettings.amountOfProductsToGetFreeItem':
      promotions?.amountOfProductsToGetFreeItem ?? undefined,
    'promoSettings.discounts': promotions && discountIdsOf(promotions).join(' '),
    'promoSettings.freeItem': promotions?.freeItem ?? undefined,
  };
}

function discountIdsOf({ automaticDiscountIds, giftDiscountIds }: PromoContent): readonly string[] {
  return [...automaticDiscountIds, ...giftDiscountIds];
}
