import { createPlatform, demoPublicToken, saveCatalogue } from '@lokke/platform';
import { isObject, type JsonObject, listAt, objectAt, textAt } from './json-value.ts';
import type { LearnedIds } from './learned-ids.ts';
import type { Step } from './read-recordings.ts';
import type { StagedProducts } from './staged-products.ts';

type Question = Pick<Step, 'api' | 'version' | 'query' | 'variables' | 'operationName'>;

/** Shop in which a recording is asked again. */
export interface RecordedShop extends Disposable {
  readonly ask: (question: Question) => Promise<JsonObject>;
  /** Imports products; returns the reason where that fails. */
  readonly stage: (products: StagedProducts, ids: LearnedIds) => Promise<string | null>;
}

const PATHS = { admin: '/admin/api', storefront: '/api' };
const QUICK_PASSWORDS = { cost: 16, blockSize: 1, parallelization: 1 };
const SHOP = 'us';

const FIND = `query ($handle: String!) { product(handle: $handle) { id
  variants(first: 100) { nodes { id } } } }`;

/** Chooses the version: Shopify's published file of 2026-04 lacks fields that it answered then; the next one has them. */
function servedAs({ api, version }: Question): string {
  return api === 'storefront' && version === '2026-04' ? '2026-07' : version;
}

/** Opens an empty shop of this platform in memory. */
export function openEmptyShop(): RecordedShop {
  const platform = createPlatform({
    dataFile: ':memory:',
    passwordCost: QUICK_PASSWORDS,
    adminBudget: { maximumAvailable: 1e9, restoreRate: 1e9 },
  });
  const ask: RecordedShop['ask'] = async (question) => {
    const { api, query, variables, operationName } = question;
    const address = `http://localhost/${SHOP}${PATHS[api]}/${servedAs(question)}/graphql.json`;
    const request = new Request(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'X-Shopify-Storefront-Access-Token': demoPublicToken(SHOP),
        'X-Shopify-Access-Token': platform.secrets.shops[SHOP].adminToken,
      },
      body: JSON.stringify({ query, variables, ...(operationName !== null && { operationName }) }),
    });
    const answer: unknown = await (await platform.fetch(request)).json();
    return isObject(answer) ? answer : {};
  };
  return {
    ask,
    async stage(products, ids) {
      const drafts = [...products.values()].map(({ draft }) => draft);
      try {
        await saveCatalogue(platform.context, SHOP, { products: drafts });
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
      for (const [id, { draft, variants }] of products) {
        const { handle } = draft;
        const answer = await ask({
          api: 'storefront',
          version: '2026-04',
          query: FIND,
          variables: { handle },
          operationName: null,
        });
        const product = objectAt(answer, 'data', 'product');
        const own = textAt(product, 'id');
        if (own !== null) ids.set(id, own);
        for (const [place, node] of listAt(objectAt(product, 'variants'), 'nodes').entries()) {
          ids.set(variants[place]?.id ?? '', textAt(node, 'id') ?? '');
        }
      }
      return null;
    },
    [Symbol.dispose]: () => platform.close(),
  };
}
