import { createPlatform, demoPublicToken } from '@lokke/platform';
import { isObject, type JsonObject } from './json-value.ts';
import type { Step } from './read-recordings.ts';

type Question = Pick<Step, 'api' | 'version' | 'query' | 'variables' | 'operationName'>;

/** Shop in which a recording is asked again. */
export interface RecordedShop extends Disposable {
  readonly ask: (question: Question) => Promise<JsonObject>;
}

const PATHS = { admin: '/admin/api', storefront: '/api' };
const QUICK_PASSWORDS = { cost: 16, blockSize: 1, parallelization: 1 };
const SHOP = 'us';

/** Chooses the version: Shopify's published file of 2026-04 lacks fields that it answered then; the next one has them. */
function servedAs({ api, version }: Question): string {
  return api === 'storefront' && version === '2026-04' ? '2026-07' : version;
}

/** Opens an empty shop of this platform in memory. */
export function openEmptyShop(): RecordedShop {
  const platform = createPlatform({
    dataFile: ':memory:',
    passwordCost: QUICK_PASSWORDS,
  });
  return {
    ask: async (question) => {
      const { api, query, variables, operationName } = question;
      const address = `http://localhost/${SHOP}${PATHS[api]}/${servedAs(question)}/graphql.json`;
      const request = new Request(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'X-Shopify-Storefront-Access-Token': demoPublicToken(SHOP),
          'X-Shopify-Access-Token': platform.secrets.shops[SHOP].adminToken,
        },
        body: JSON.stringify({
          query,
          variables,
          ...(operationName !== null && { operationName }),
        }),
      });
      const answer: unknown = await (await platform.fetch(request)).json();
      return isObject(answer) ? answer : {};
    },
    [Symbol.dispose]: () => platform.close(),
  };
}
