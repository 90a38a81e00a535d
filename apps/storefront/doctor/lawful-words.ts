import { type AllergenProblem, allergenProblemsIn, greenClaimsIn } from '@lokke/brand';
import type { Market } from '@lokke/domain/markets';
import type { CheckContext } from './finding.ts';
import { openSources } from './open-sources.ts';
import { readPageTexts, textsIn } from './page-texts.ts';

/** Words of a market's catalogue and content that need a look; null where they cannot be read. */
export interface LawfulWords {
  /** Environmental claims, such as `“eco friendly” (/products/comb)`. */
  readonly claims: readonly string[];
  /** Faults of INCI lists, likewise. */
  readonly ingredients: readonly string[];
  readonly sellsSubscriptions: boolean;
  /** Facts of the market that its texts name. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Limit of what a check reads of a long shop: its best sellers. */
const MAX_PRODUCTS = 250;

/** Reads the products of a market, its home page and each of its pages. */
export async function readLawfulWords(
  checkContext: CheckContext,
  market: Market,
): Promise<LawfulWords | null> {
  const { site, shops } = openSources(checkContext);
  const content = site.siteContentOf(market);
  const catalogue = shops.catalogueOf(market);
  const products = await catalogue.products();
  if (products.kind !== 'found') return null;
  const texts = await readPageTexts(content);
  const keep = (path: string, value: unknown) => texts.set(path, textsIn(value).join('\n'));
  const ingredients: string[] = [];
  let sellsSubscriptions = false;
  for (const { handle } of products.value.slice(0, MAX_PRODUCTS)) {
    const product = await catalogue.product(handle);
    if (product.kind !== 'found') continue;
    const { title, promise, descriptionHtml, howToUse, seo, inci, sellingPlans } = product.value;
    sellsSubscriptions ||= sellingPlans.length > 0;
    const path = `/products/${handle}`;
    keep(path, { title, promise, descriptionHtml, howToUse, seo });
    ingredients.push(
      ...allergenProblemsIn(inci ?? '').map((one) => `${sentenceOf(one)} (${path})`),
    );
  }
  const claims = [...texts].flatMap(([path, text]) =>
    greenClaimsIn(text, market.language).map((claim) => `“${claim}” (${path})`),
  );
  const facts = (await site.factsOf(market)) ?? {};
  return { claims, ingredients, sellsSubscriptions, facts };
}

function sentenceOf(problem: AllergenProblem): string {
  return problem.kind === 'unnamed'
    ? 'a fragrance without an allergen'
    : `${problem.name} instead of ${problem.label}`;
}
