// npm run lab -- search [--verbose]: asks the judged questions and prints a table by language.
import { readFileSync } from 'node:fs';
import { createPlatform, demoPublicToken, type ShopKey, seedDemo } from '@lokke/platform';
import { type JudgedProduct, type Judgement, scoreAnswer } from './score.ts';

const SHOPS: Readonly<Record<string, ShopKey>> = {
  nl: 'nl',
  fr: 'fr',
  en: 'uk',
  'en-US': 'us',
  de: 'de',
  es: 'es',
  nb: 'no',
  sv: 'se',
};

const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

interface DemoProduct {
  readonly handle: string;
  readonly range: string | null;
  readonly productType: string;
  readonly tags: readonly string[];
  readonly keyIngredients?: readonly string[];
  readonly specs?: readonly { readonly type: string; readonly value: string }[];
}

function toJudged(product: DemoProduct): JudgedProduct {
  const { handle, range, productType, tags, keyIngredients = [], specs = [] } = product;
  return {
    handle,
    facets: [
      `range:${range}`,
      `type:${productType}`,
      ...tags.map((tag) => `tag:${tag}`),
      ...keyIngredients.map((name) => `ingredient:${name}`),
      ...specs.map(({ type, value }) => `${type}:${value}`),
    ],
  };
}

const demoProducts: readonly DemoProduct[] = readJson(
  '../../packages/demo/catalogue/products.json',
);
const catalogue = demoProducts.map(toJudged);

/** Asks as the shop's search page does. */
const QUERY = `query Search($query: String!) {
  search(query: $query, first: 100, types: [PRODUCT], prefix: LAST, unavailableProducts: LAST) {
    nodes { ... on Product { handle } }
  }
}`;

const platform = createPlatform({ dataFile: ':memory:' });
await seedDemo(platform.context, () => {});

async function answerOf(shop: ShopKey, query: string): Promise<readonly JudgedProduct[]> {
  const response = await platform.fetch(`http://localhost/${shop}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'X-Shopify-Storefront-Access-Token': demoPublicToken(shop),
    },
    body: JSON.stringify({ query: QUERY, variables: { query } }),
  });
  const body = await response.text();
  const handles = [...body.matchAll(/"handle":"([^"]+)"/g)].map(([, handle]) => handle);
  const found = handles.flatMap(
    (handle) => catalogue.find((product) => product.handle === handle) ?? [],
  );
  // Shown last, as the shop does (forEverybodyFirst).
  const isForSalons = ({ facets }: JudgedProduct) => facets.includes('tag:professional-only');
  return found.toSorted((a, b) => Number(isForSalons(a)) - Number(isForSalons(b)));
}

const isVerbose = process.argv.includes('--verbose');
const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;

async function judge(judgements: readonly Judgement[], language: string, shop: ShopKey) {
  const scores = [];
  for (const judgement of judgements) {
    const question = judgement.ask[language] ?? judgement.ask[language.slice(0, 2)];
    if (question === undefined) continue;
    const found = await answerOf(shop, question);
    const score = scoreAnswer(found, catalogue, judgement);
    scores.push(score);
    if (isVerbose && (!score.isTopRight || score.ndcg < 0.8)) {
      const top = found.slice(0, 4).map(({ handle }) => handle);
      console.log(`  ${score.ndcg.toFixed(2)} ${question}: ${top.join(', ')}`);
    }
  }
  const count = scores.length;
  const mean = scores.reduce((sum, { ndcg }) => sum + ndcg, 0) / count;
  const nothing = scores.filter(({ isFound }) => !isFound).length;
  const right = scores.filter(({ isTopRight }) => isTopRight).length;
  return [language, count, mean.toFixed(3), nothing, percent(right, count)];
}

const LISTS = [
  '',
  '-second',
  '-third',
  '-fourth',
  '-fifth',
  '-sixth',
  '-seventh',
  '-eighth',
  '-ninth',
].map((which) => `judgements${which}.json`);

// All but the first were written without a look at the engine (docs/search.md).
for (const name of LISTS) {
  console.log(`\n${name}\n| language | questions | nDCG@10 | nothing found | first three fit |`);
  console.log('|---|--:|--:|--:|--:|');
  for (const [language, shop] of Object.entries(SHOPS)) {
    console.log(`| ${(await judge(readJson(name), language, shop)).join(' | ')} |`);
  }
}
platform.close();
