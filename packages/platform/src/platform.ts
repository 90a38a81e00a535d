import { type AdminBudget, adminSchemaOf, createAdminCosts } from './admin/index.ts';
import type { Area } from './area.ts';
import { AREAS } from './areas.ts';
import { type PasswordCost, STRONG_COST } from './customers/passwords/password-hash.ts';
import { createFaults, type Faults, type FaultsOptions } from './faults/index.ts';
import { storefrontCosts } from './graphql/cost-policy.ts';
import { createExecutor } from './graphql/execute-operation.ts';
import { nodeQueries } from './graphql/node-queries.ts';
import { mergeResolvers } from './graphql/resolver-map.ts';
import { schemaOf } from './graphql/schemas.ts';
import { createApp } from './http/create-app.ts';
import { createIdAllocator, ID_TABLES } from './ids/index.ts';
import type { PlatformContext } from './platform-context.ts';
import { makeShops, type SecretOverrides } from './shops/index.ts';
import { openStore } from './store/index.ts';
import {
  createWebhooks,
  setContentListener,
  type Webhooks,
  webhooksArea,
} from './webhooks/index.ts';

export interface PlatformOptions extends SecretOverrides {
  /** The SQLite file; `:memory:` keeps nothing. */
  readonly dataFile: string;
  readonly now?: () => Date;
  /** Makes the secrets; a test gives its own to know them beforehand. */
  readonly token?: () => string;
  readonly origin?: string;
  readonly storefrontUrl?: string;
  /** Origins, besides the platform's and the storefront's, to which a one-time sign-in may lead. */
  readonly returnOrigins?: readonly string[];
  /** How hard a password is to guess from its hash; less only where many are made, in tests. */
  readonly passwordCost?: PasswordCost;
  /** What a shop's Admin API lets one ask in a time: as on Shopify Plus when left out. */
  readonly adminBudget?: AdminBudget;
  readonly areas?: readonly Area[];
  /** Who is told of changes of the content, and what the news are signed with. */
  readonly contentWebhook?: { readonly address: string; readonly secret: string } | null;
  /** Carries webhooks to whoever subscribed. */
  readonly fetch?: typeof fetch;
  /** Makes it answer as the hosted services do on a bad day; well behaved when left out. */
  readonly faults?: FaultsOptions;
}

export interface Platform {
  readonly context: PlatformContext;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly close: () => void;
}

const DEFAULT_ORIGIN = 'http://localhost:4010';
const DEFAULT_STOREFRONT_URL = 'http://localhost:3000';

/** The whole commerce platform as a function from request to response. */
export function createPlatform(options: PlatformOptions): Platform {
  const { areas = AREAS, now = () => new Date(), origin = DEFAULT_ORIGIN } = options;
  const store = openStore(options.dataFile);
  store.createTables([...ID_TABLES, ...areas.flatMap(({ tables = [] }) => tables)]);
  const context: PlatformContext = {
    store,
    shops: makeShops(options),
    now,
    ids: createIdAllocator(store, options.token),
    origin,
    storefrontUrl: options.storefrontUrl ?? DEFAULT_STOREFRONT_URL,
    returnOrigins: options.returnOrigins ?? [],
    passwordCost: options.passwordCost ?? STRONG_COST,
  };
  const nodes = nodeQueries(Object.assign({}, ...areas.map((area) => area.nodes ?? {})));
  const resolvers = mergeResolvers([nodes, ...areas.map((area) => area.resolvers ?? {})]);
  const adminResolvers = mergeResolvers(areas.map((area) => area.adminResolvers ?? {}));
  const { contentWebhook = null } = options;
  if (areas.includes(webhooksArea)) {
    setContentListener(store.read, contentWebhook?.address ?? null, now().toISOString());
  }
  const webhooks = createWebhooks({
    ...context,
    fetch: options.fetch ?? fetch,
    contentSecret: contentWebhook?.secret ?? null,
  });
  const faults = createFaults(options.faults);
  const app = createApp(areas, context, {
    faults,
    storefront: createExecutor(
      resolvers,
      ({ apiVersion }) => schemaOf(apiVersion),
      storefrontCosts,
    ),
    admin: createExecutor(
      adminResolvers,
      adminSchemaOf(areas),
      createAdminCosts(options.adminBudget),
    ),
  });
  return {
    context,
    faults,
    webhooks,
    fetch: async (request) => app.fetch(request),
    close: () => store.close(),
  };
}
