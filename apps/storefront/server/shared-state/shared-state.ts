/** State that all storefront servers agree on: in this process alone, or through Redis (docs/decisions/0032). */
export interface SharedState {
  readonly limiters: CreateRateLimiter;
  readonly webhooks: WebhookMemory;
  readonly purges: Purges;
  readonly exchanges: Exchanges;
  readonly records: Records;
  readonly counts: Counts;
  /** Null where servers share no pages. */
  readonly openPages: (options: OpenPagesOptions) => SharedPages | null;
  readonly close: () => Promise<void>;
}

/** Part that was asked for, and outcome: `slow`, `gone` and `refused` were answered from memory. */
export type SharedPart =
  | 'counts'
  | 'exchanges'
  | 'limits'
  | 'pages'
  | 'purges'
  | 'records'
  | 'webhooks';
export type SharedOutcome = 'done' | 'slow' | 'gone' | 'refused';

/** Small values that outlive every server, such as the last good content. */
export interface Records {
  /** Null where nothing was written. */
  readonly read: (name: string) => Promise<Buffer | null>;
  readonly write: (name: string, value: Buffer) => Promise<void>;
}

/** Counts of each day that all servers add to. */
export interface Counts {
  /** Counts names; left out where the store does not answer. */
  readonly add: (day: string, names: readonly string[]) => Promise<void>;
  /** Null where the store does not answer. */
  readonly read: (day: string) => Promise<ReadonlyMap<string, number> | null>;
}

/** Days for which they are kept. */
export const COUNTS_LAST_IN_DAYS = 400;

/** Purges whatever is kept. */
export const EVERYTHING = '*';

export interface Purges {
  /** Has purges of all servers, this one among them, applied here. */
  readonly follow: (apply: (tags: readonly string[]) => void) => void;
  /** Purges on every server; resolves when it is done on this one. */
  readonly publish: (tags: readonly string[]) => Promise<void>;
  /** Resolves when purges of the other servers arrive, or after the limit. */
  readonly ready: (limitInMs: number) => Promise<void>;
}

export interface OpenPagesOptions {
  /** Version of the build and of all else that decides how a page looks: pages of two versions never mix. */
  readonly version: string;
  /** Versions that can show each other's pages while a service is out: one data format, one public address. */
  readonly family: string;
}

/** Time after which a page is too old to be shown in place of an error. */
export const LAST_PAGE_LIVES_FOR_IN_MS = 86_400_000;

/** A finished page, compressed. */
export interface SharedPage {
  readonly etag: string;
  /** Alternating names and values. */
  readonly headers: readonly string[];
  readonly tags: readonly string[];
  readonly bodies: Readonly<Partial<Record<'br' | 'gzip', Buffer<ArrayBuffer>>>>;
  readonly ageInMs: number;
}

/** Turn of this server to make the page, while others wait until one of these is called. */
export interface MakingTurn {
  readonly kind: 'make';
  readonly keep: (page: SharedPage) => Promise<void>;
  readonly giveUp: (why: 'failed' | 'gone') => Promise<void>;
}

type PageTurn = { readonly kind: 'found'; readonly page: SharedPage } | MakingTurn;

interface PageWish {
  readonly maxAgeInMs: number;
  /** Time that another server is waited for that makes the page. */
  readonly patienceInMs: number;
}

/** The second tier of the page cache, behind each server's memory. */
export interface SharedPages {
  /** Finds a page, waits for the server that makes it, or has it made here. */
  readonly take: (target: string, wish: PageWish) => Promise<PageTurn>;
  /** Finds the last good page, however old, purged, or of an earlier build: shown in place of an error. */
  readonly findLast: (target: string) => Promise<SharedPage | null>;
}

/** The turn of a server that shares no pages. */
export const ALONE: MakingTurn = {
  kind: 'make',
  keep: async () => undefined,
  giveUp: async () => undefined,
};

/** Work that can be done once only, such as spending a token: one server does it, the others take what it was given. */
export interface Exchanges {
  /** Finds what was given, unless it is the value that the caller knows to be stale. */
  readonly take: (name: string, stale?: string) => Promise<ExchangeTurn>;
}

/** `make`: this server does it, while others wait until one of the two is called. */
export type ExchangeTurn =
  | { readonly kind: 'found'; readonly value: string }
  | {
      readonly kind: 'make';
      /** Gives it to the others for so long; by default while requests with the old value are under way. */
      readonly keep: (value: string, forInMs?: number) => Promise<void>;
      readonly giveUp: () => Promise<void>;
    };

/** The turn of a server that nobody waits for. */
export const ALONE_IN_EXCHANGE: ExchangeTurn = {
  kind: 'make',
  keep: async () => undefined,
  giveUp: async () => undefined,
};

export interface SignedWebhook {
  /** The HMAC that we computed, never the text of a header, which has many spellings. */
  readonly digest: string;
  /** Shopify signs the body alone, so a body stays with its first shop and subject. */
  readonly subject: string;
  readonly topic: string;
}

/** `busy`: it is being handled; `other`: a body that first came about another subject. */
export const WEBHOOK_TURNS = ['new', 'busy', 'known', 'other'] as const;
export type WebhookTurn = (typeof WEBHOOK_TURNS)[number];

export interface WebhookMemory {
  /** Records a webhook before it is handled. */
  readonly begin: (webhook: SignedWebhook) => Promise<WebhookTurn>;
  /** Marks it as handled: a redelivery is known from now on. */
  readonly finish: (webhook: SignedWebhook) => Promise<void>;
  /** Lets a redelivery be handled; what the body is about stays. */
  readonly forget: (webhook: SignedWebhook) => Promise<void>;
}

export interface RateLimit {
  /** Tells limits apart that are counted together by all servers. */
  readonly name: string;
  readonly most: number;
  readonly windowInMs: number;
}

export type CreateRateLimiter = (limit: RateLimit) => RateLimiter;

export type Attempt =
  /** Takes back what did not deserve to be counted; all of it unless a number says how much. */
  | { readonly isAllowed: true; readonly takeBack: (count?: number) => Promise<void> }
  | { readonly isAllowed: false; readonly retryAfterInSeconds: number };

export interface RateLimiter {
  /**
   * Counts before the work is done, so that concurrent attempts count. An attempt of a weight is allowed while there is
   * room for one, and counts whole.
   */
  readonly attempt: (key: string, weight?: number) => Promise<Attempt>;
}
