import { createPlatform, demoPublicToken, saveCatalogue } from '@lokke/platform';
import { isObject, type JsonObject, listAt, objectAt, textAt } from './json-value.ts';
import type { LearnedIds } from './learned-ids.ts';
import type { Step } from './read-recordings.ts';
import type { StagedProducts } from './staged-products.ts';

type Question = Pick<Step, 'api' | 'version' | 'query' | 'variables' | 'operationName'>;

/** Where a recording is asked again. */
export interface RecordedShop {
  readonly ask: (question: Question) => Promise<JsonObject>;
  /** Imports products; null where only the Admin API can make them. Says what is in the way. */
  readonly stage: ((products: StagedProducts, ids: LearnedIds) => Promise<string | null>) | null;
  readonly close: () => void;
}

type Fetch = (request: Request) => Promise<Response>;

interface Tokens {
  readonly storefront: string;
  readonly admin: string;
}

const PATHS = { admin: '/admin/api', storefront: '/api' };
const QUICK_PASSWORDS = { cost: 16, blockSize: 1, parallelization: 1 };
const SHOP = 'us';

function askingAt(fetch: Fetch, address: string, tokens: Tokens): RecordedShop['ask'] {
  return async ({ api, version, query, variables, operationName }) => {
    const response = await fetch(
      new Request(`${address}${PATHS[api]}/${version}/graphql.json`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'X-Shopify-Storefront-Access-Token': tokens.storefront,
          'X-Shopify-Access-Token': tokens.admin,
        },
        body: JSON.stringify({
          query,
          variables,
          ...(operationName === null ? {} : { operationName }),
        }),
      }),
    );
    const answer: unknown = await response.json();
    return isObject(answer) ? answer : {};
  };
}

/** Any shop that answers Shopify's APIs. */
export function openShopAt(address: string, tokens: Tokens): RecordedShop {
  return { ask: askingAt(fetch, address, tokens), stage: null, close: () => undefined };
}

const FIND = `query ($handle: String!) { product(handle: $handle) { id
  variants(first: 100) { nodes { id } } } }`;

/** Shopify's published file of 2026-04 lacks fields that it answered then; the next one has them. */
function servedAs({ api, version }: Question): string {
  return api === 'storefront' && version === '2026-04' ? '2026-07' : version;
}

/** A shop in memory of this platform, which holds nothing. */
export function openEmptyShop(): RecordedShop {
  const platform = createPlatform({
    dataFile: ':memory:',
    passwordCost: QUICK_PASSWORDS,
    adminBudget: { maximumAvailable: 1e9, restoreRate: 1e9 },
  });
  const ask = askingAt(platform.fetch, `http://localhost/${SHOP}`, {
    storefront: demoPublicToken(SHOP),
    admin: platform.secrets.shops[SHOP].adminToken,
  });
  return {
    ask: (question) => ask({ ...question, version: servedAs(question) }),
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
    close: () => platform.close(),
  };
}
