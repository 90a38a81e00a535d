import { chooseRunning } from '@lokke/domain/experiments';
import { WHOLE_SHOP } from '@lokke/domain/listing';
import type { Language, Market, ShopKey } from '@lokke/domain/markets';
import { countOf } from '../scripts/count-of.ts';
import type { Config } from '../server/config/index.ts';
import { experimentsIn } from '../server/features/content/index.ts';
import { describeProblem, findPromotionProblems } from '../server/features/promotions/index.ts';
import { openSalonDatabase } from '../server/features/salons/index.ts';
import { heldBy } from './check-brand.ts';
import DEMO_WORDS from './demo-words.json' with { type: 'json' };
import { explainContent, explainSalons } from './explain-failure.ts';
import { type CheckContext, isLive, type Say } from './finding.ts';
import { openSources } from './open-sources.ts';
import { readPageTexts } from './page-texts.ts';

const NAMED = 3;
/** Changes of the clock that are looked at ahead. */
const MAX_CHANGES = 24;

/** Checks that each product of the market has a content page in its language; in a long shop each of the best sellers. */
export async function checkContent(say: Say, checkContext: CheckContext, market: Market) {
  const { languageTag } = market;
  const { client, site, shops } = openSources(checkContext);
  const pages = await client.productPages(languageTag);
  if (!pages.ok) {
    return say('content', 'failed', { reason: explainContent(pages.failure, languageTag) });
  }
  if (pages.value.length === 0) {
    // A shop of a merchant's own file has a front page, and products that speak for themselves.
    const home = await site.siteContentOf(market).home();
    return say('content', home.kind === 'found' ? 'derived' : 'empty', { languageTag });
  }
  const catalogue = shops.catalogueOf(market);
  const [products, isLong] = await Promise.all([
    catalogue.products(),
    catalogue.isLong(WHOLE_SHOP),
  ]);
  if (products.kind !== 'found') return;
  const slugs = new Set(pages.value.map(({ slug }) => slug));
  const without = products.value.filter(({ handle }) => !slugs.has(handle));
  if (without.length > 0) {
    const names = without.slice(0, NAMED).map(({ handle }) => handle);
    const more = without.length > NAMED ? ` and ${without.length - NAMED} more` : '';
    return say('content', 'without', { languageTag, named: `${names.join(', ')}${more}` });
  }
  const checked =
    isLong.kind === 'found' && isLong.value
      ? `Each of the ${products.value.length} best-selling products`
      : 'Every product';
  say('content', 'whole', { languageTag, checked });
}

/** Checks that each entry can be shown, and that experiments go together. */
export async function checkEntries(say: Say, checkContext: CheckContext, market: Market) {
  const site = await openSources(checkContext).client.site(market.languageTag);
  // A content service that fails has already been reported.
  if (!site.ok) return;
  const faults = site.value.faults.map(({ entryId, reason }) => `${entryId} ${reason}`);
  for (const fault of new Set(faults)) say('content', 'faulty', { fault });
  const nowInMs = checkContext.now();
  const { running, refused } = chooseRunning(experimentsIn(site.value), { market, nowInMs });
  for (const { key, reason } of refused) say('experiments', reason, { key });
  if (running.length > 0) {
    say('experiments', 'running', { keys: running.map(({ key }) => key).join(', ') });
  }
}

/** Words that a text in this language left of the demo, each with its path. */
export function demoWordsIn(
  texts: ReadonlyMap<string, string>,
  language: Language,
): readonly string[] {
  const words = [...DEMO_WORDS.anywhere, ...DEMO_WORDS[language]];
  return [...texts].flatMap(([path, text]) =>
    words
      .filter((word) => text.toLowerCase().includes(word.toLowerCase()))
      .map((word) => `“${word}” (${path})`),
  );
}

/** Checks that no page of a live shop says what only the demo's or a draft may. */
export async function checkDemoWords(say: Say, checkContext: CheckContext, market: Market) {
  if (!isLive(checkContext)) return;
  const { site } = openSources(checkContext);
  const texts = await readPageTexts(site.siteContentOf(market));
  const found = demoWordsIn(texts, market.language);
  if (found.length > 0) say('content', 'ofTheDemo', { words: found.join(', ') });
}

/** Says what becomes of salon prices that wait for a proof of the trade. */
export function sayProof(
  say: Say,
  { proofShops, identity, shops }: Pick<Config, 'proofShops' | 'identity' | 'shops'>,
  shop: ShopKey,
) {
  if (!proofShops.includes(shop)) return;
  const isHeard = shops[shop].adminAccess !== null;
  say('proof', identity === null ? 'nowhere' : isHeard ? 'asked' : 'unheard');
}

/** Checks that the country has salons, where the brand has any. */
export async function checkSalons(
  say: Say,
  { config, fetch, wait }: CheckContext,
  { countryCode, shop }: Market,
) {
  if (!heldBy(config).capabilities.includes('salons')) return;
  sayProof(say, config, shop);
  const documents = openSalonDatabase(config.salons, { fetch, wait });
  const response = await documents.salonsIn(countryCode);
  if (!response.ok) return say('salons', 'failed', { reason: explainSalons(response.failure) });
  const count = response.value.length;
  say('salons', count > 0 ? 'some' : 'none', { count, countryCode });
}

/** Checks the products and discounts that the promotions of the market's content refer to. */
export async function checkPromotions(say: Say, checkContext: CheckContext, market: Market) {
  // The missing token has already been reported.
  if (checkContext.config.shops[market.shop].adminAccess === null) return;
  const { site, shops } = openSources(checkContext);
  const content = site.siteContentOf(market);
  const sentences = new Set<string>();
  // Follows what is planned, change by change.
  for (
    let [at, times] = [checkContext.now(), 0];
    Number.isFinite(at) && times < MAX_CHANGES;
    times += 1
  ) {
    const problems = await findPromotionProblems({
      market,
      content: site.siteContentOf(market, { atInMs: at }),
      catalogue: shops.catalogueOf(market),
      discounts: shops.discountsOf(market),
    });
    // A failed request has already been reported.
    if (problems === null) return;
    for (const problem of problems) sentences.add(describeProblem(problem));
    at = site.nextChangeOf(market, at);
  }
  for (const reason of sentences) say('discounts', 'broken', { reason });
  if (sentences.size > 0) return;
  const texts = await content.promotions();
  if (texts.kind !== 'found') return say('discounts', 'nothing');
  const { automaticDiscountIds, giftDiscountIds, freeItemHandle } = texts.value;
  const { size } = new Set([...automaticDiscountIds, ...giftDiscountIds]);
  say('discounts', 'found', {
    named: countOf(size, 'automatic discount is', 'automatic discounts are'),
    free: freeItemHandle === null ? 'no free item' : 'a free item',
  });
}
