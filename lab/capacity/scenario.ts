/** What the crowd does, what it costs, and what serves it. Shares are from 0 to 1. */
export interface Scenario {
  readonly visitorsPerMinute: number;
  readonly durationInMs: number;
  readonly pagesPerVisit: number;
  readonly betweenPagesInMs: number;
  readonly shares: VisitorShares;
  readonly hits: HitShares;
  readonly costs: Costs;
  readonly servers: number;
  readonly workersPerServer: number;
  readonly hasCdn: boolean;
  /** Pages that are made anew when they are older than `pageFreshInMs`, once for all servers. */
  readonly busyUrls: number;
  readonly pageFreshInMs: number;
  /** From a server to Shopify and back. */
  readonly shopifyInMs: number;
  readonly seed: number;
}

interface VisitorShares {
  readonly cart: number;
  readonly checkout: number;
  readonly login: number;
  /** Of all visitors: saves a wishlist. */
  readonly wishlist: number;
  /** Of page views: one that no cache may keep. */
  readonly personalPages: number;
}

/** Of the page views that a cache may answer. */
interface HitShares {
  readonly cdn: number;
  /** Of what the CDN does not have: in the memory of the process. */
  readonly memory: number;
  /** Of what memory does not have: with another server, through Redis. */
  readonly redis: number;
}

/** CPU time in ms. */
export interface Costs {
  readonly kept: number;
  readonly fromRedis: number;
  readonly rendered: number;
  readonly call: number;
  readonly shed: number;
}

/**
 * Measured: `kept`, `rendered` from lab/bench/results.md (6,407 to 19,253 and 121 to 219 a second of CPU time), `call` and
 * `shed` from docs/capacity.md. Assumed: `fromRedis`.
 */
export const COSTS: Costs = { kept: 0.11, fromRedis: 1, rendered: 7, call: 5, shed: 0.1 };

/** Measured by `npm run lab -- capacity --only measured`: reading a cart, the server warm. `COSTS` has it cold. */
export const CALL_WHEN_WARM = 1.1;

export const TELEVISION: Scenario = {
  visitorsPerMinute: 60_000,
  durationInMs: 600_000,
  pagesPerVisit: 5,
  betweenPagesInMs: 20_000,
  shares: { cart: 0.15, checkout: 0.03, login: 0.05, wishlist: 0.01, personalPages: 0.04 },
  hits: { cdn: 0.95, memory: 0.97, redis: 0.9 },
  costs: COSTS,
  servers: 1,
  workersPerServer: 4,
  hasCdn: false,
  busyUrls: 300,
  pageFreshInMs: 60_000,
  shopifyInMs: 150,
  seed: 25,
};

/** Points restored a second, by Shopify's documentation; that the bucket holds twenty seconds of them is assumed. */
export const ADMIN_POINTS = { Basic: 100, Advanced: 200, Plus: 1_000 } as const;
export const ADMIN_BUCKET_IN_SECONDS = 20;
export const POINTS = { readWishlist: 2, saveWishlist: 13 } as const;
/**
 * What Shopify published for one IP address as long as it limited the Storefront API by address: 60 s of work in the bucket, at
 * least 0.5 s a request. Today it publishes no figure.
 */
export const PER_ADDRESS = { size: 60, leaksPerSecond: 1, perRequest: 0.5 } as const;
