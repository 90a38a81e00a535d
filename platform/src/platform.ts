import { type Brand, brandFolderOf, readBrand } from '@lokke/brand';
import { AREAS } from './areas.ts';
import { createApp } from './create-app.ts';
import { keepEarlierNamespace } from './keep-earlier-namespace.ts';
import {
  type ChosenKeys,
  createExecutor,
  createFaults,
  createIdAllocator,
  type Faults,
  type FaultsOptions,
  makeShops,
  mergeResolvers,
  newSecrets,
  nodeQueries,
  type PasswordCost,
  type Peer,
  type PlatformContext,
  type PlatformSecrets,
  type RepeatedWork,
  type ShopKey,
  STRONG_COST,
  schemaOf,
  storefrontCostPolicy,
} from './protocol/index.ts';
import { createRestockLetters } from './services/klaviyo/index.ts';
import { customerOfAnyToken } from './shopify/accounts/index.ts';
import { adminSchemaOf, auditMutations, limitAdminCost } from './shopify/admin/index.ts';
import { createSearchIndexing } from './shopify/search/index.ts';
import { createRenewalReminders } from './shopify/subscriptions/index.ts';
import {
  createWebhooks,
  postBy,
  postPublicly,
  setContentListener,
  type Webhooks,
} from './shopify/webhooks/index.ts';
import { openStore } from './store/index.ts';

export interface PlatformOptions {
  /** Shared with the storefronts; by default made up, and known to nobody else. */
  readonly secrets?: PlatformSecrets;
  /** Replaces some of the secrets. */
  readonly chosen?: ChosenKeys;
  /** The SQLite file; `:memory:` keeps nothing. */
  readonly dataFile: string;
  /** Image of another store in memory (`context.store.takeImage`), to begin with. */
  readonly image?: Uint8Array;
  readonly now?: () => Date;
  /** Generates secrets; tests inject predictable ones. */
  readonly token?: () => string;
  readonly origin?: string;
  readonly storefrontUrl?: string;
  /** Answers clients that keep nothing of a shop's address but host and port; none by default. */
  readonly rootShop?: ShopKey | null;
  /** Default: the demo's. */
  readonly brand?: Brand;
  /** Origins, besides the platform's and the storefront's, to which a one-time sign-in may lead. */
  readonly returnOrigins?: readonly string[];
  /** Markets that the storefront sells in; all of them where it is empty. */
  readonly markets?: readonly string[];
  /** The cost of password hashing; lower in tests only. */
  readonly passwordCost?: PasswordCost;
  /** Address for webhooks of content changes, and their signing secret; null: nowhere. Without it the setting stays. */
  readonly contentWebhook?: { readonly address: string; readonly secret: string } | null;
  /** Delivers webhooks; by default to public addresses alone. */
  readonly fetch?: typeof fetch;
  /** Injects faults; none by default. */
  readonly faults?: FaultsOptions;
}

export interface Platform {
  readonly secrets: PlatformSecrets;
  readonly context: PlatformContext;
  /** Takes what `fetch` takes; `peer` is the address that a request came from. */
  readonly fetch: (
    input: string | URL | Request,
    init?: RequestInit,
    peer?: string,
  ) => Promise<Response>;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  /** Letters about stock that is back. */
  readonly restockLetters: RepeatedWork;
  /** Letters about charges to come. */
  readonly renewalReminders: RepeatedWork;
  /** Search indexes of large catalogues, made before they are asked for. */
  readonly searchIndexing: RepeatedWork;
  readonly close: () => void;
}

const DEFAULT_ORIGIN = 'http://localhost:4010';
const DEFAULT_STOREFRONT_URL = 'http://localhost:3000';

let demo: Brand | null = null;

function demoBrand(): Brand {
  demo ??= readBrand(brandFolderOf({}));
  return demo;
}

/** The whole commerce platform as a function from request to response. */
export function createPlatform(options: PlatformOptions): Platform {
  const { now = () => new Date(), origin = DEFAULT_ORIGIN } = options;
  const brand = options.brand ?? demoBrand();
  const { secrets = newSecrets() } = options;
  const store = openStore(options.dataFile, options.image);
  keepEarlierNamespace(store.read, brand.namespace);
  const context: PlatformContext = {
    store,
    shops: makeShops(secrets.shops, { name: brand.name, chosen: options.chosen ?? {} }),
    tokens: secrets,
    now,
    ids: createIdAllocator(store, options.token),
    origin,
    storefrontUrl: options.storefrontUrl ?? DEFAULT_STOREFRONT_URL,
    returnOrigins: options.returnOrigins ?? [],
    markets: options.markets ?? [],
    brand,
    passwordCost: options.passwordCost ?? STRONG_COST,
  };
  const nodes = nodeQueries(Object.assign({}, ...AREAS.map((area) => area.nodes ?? {})));
  const resolvers = mergeResolvers([nodes, ...AREAS.map((area) => area.resolvers ?? {})]);
  const adminResolvers = mergeResolvers(AREAS.map((area) => area.adminResolvers ?? {}));
  const customerResolvers = mergeResolvers(AREAS.map((area) => area.customerResolvers ?? {}));
  const { contentWebhook } = options;
  if (contentWebhook !== undefined) {
    setContentListener(store.read, contentWebhook?.address ?? null, now().toISOString());
  }
  const webhooks = createWebhooks({
    ...context,
    post: options.fetch === undefined ? postPublicly : postBy(options.fetch),
    contentSecret: contentWebhook?.secret ?? null,
  });
  const faults = createFaults(options.faults);
  const app = createApp(context, {
    faults,
    rootShop: options.rootShop ?? null,
    storefront: createExecutor(
      resolvers,
      ({ apiVersion }) => schemaOf(apiVersion),
      storefrontCostPolicy,
      (accessToken, { shop }) =>
        customerOfAnyToken(store.read, { shop: shop.key, accessToken, now: now() }) !== null,
    ),
    admin: createExecutor(auditMutations(adminResolvers), adminSchemaOf(AREAS), limitAdminCost),
    customer: createExecutor(
      customerResolvers,
      ({ apiVersion }) => schemaOf(apiVersion, 'customer'),
      storefrontCostPolicy,
    ),
  });
  return {
    secrets,
    context,
    faults,
    webhooks,
    restockLetters: createRestockLetters(context),
    renewalReminders: createRenewalReminders(context),
    searchIndexing: createSearchIndexing(context),
    fetch: async (input, init, peer) => {
      const isWhole = input instanceof Request && init === undefined;
      const request = isWhole ? input : new Request(input, init);
      return app.fetch(request, { peer: peer ?? null } satisfies Peer);
    },
    close: () => store.close(),
  };
}
