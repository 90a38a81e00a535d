import {
  classifyFailure,
  type FetchOptions,
  fail,
  type RetryClock,
  succeed,
  withRetry,
  withTimeout,
} from '@lokke/http-client';
import { createClient } from 'contentful';
import { readEntry } from './entry-fields.ts';
import { type ContentResult, failureOf, RequestFailed } from './failure.ts';
import { fetchAdapter } from './fetch-adapter.ts';
import {
  type AnyProductPage,
  PRODUCT_BUNDLE_PAGE,
  PRODUCT_PAGE,
  readProductPage,
} from './product-page.ts';
import { type ContentIssue, readSite, SITE_TYPES, type SiteContent } from './site/site-content.ts';
import { readStored, readTypeNames, type StoredEntries } from './stored-entries.ts';

export interface ContentClientOptions extends RetryClock, FetchOptions {
  /** `https://cdn.contentful.com`, or a service that speaks its language below a path. */
  readonly baseUrl: string;
  readonly spaceId: string;
  readonly environmentId: string;
  readonly accessToken: string;
}

export interface ContentClient {
  /** Every product and bundle page in one locale of the space, such as `nl-NL`. */
  readonly productPages: (locale: string) => Promise<ContentResult<readonly AnyProductPage[]>>;
  /** Pages, menus and settings in one locale; what cannot be shown is left out and listed as an issue. */
  readonly site: (locale: string) => Promise<ContentResult<SiteContent>>;
  /** All entries in one locale as they are stored, to compare what readers and editors see. */
  readonly entries: (locale: string) => Promise<ContentResult<StoredEntries['entries']>>;
  /** Names of types and fields. */
  readonly types: () => Promise<ContentResult<StoredEntries['types']>>;
  /** Text that differs once any entry has changed. */
  readonly state: () => Promise<ContentResult<string>>;
}

const PAGE_SIZE = 500;
/** Levels of links: page, modules, their media and buttons, and the targets of those. */
const SITE_DEPTH = 4;

/** Creates a client over Contentful's official one, with the queries that a shop needs and retries. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { baseUrl, spaceId, environmentId, accessToken, timeoutInMs } = options;
  const { protocol, host, pathname } = new URL(baseUrl);
  const plain = createClient({
    space: spaceId,
    environment: environmentId,
    accessToken,
    host,
    insecure: protocol === 'http:',
    ...(pathname === '/' ? {} : { basePath: pathname.replace(/\/$/, '') }),
    adapter: fetchAdapter(options),
    // `withRetry` does it, by the same rule for all services.
    retryOnError: false,
  });
  const client = plain.withoutUnresolvableLinks;

  async function request<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    const attempt = (leftInMs: number): Promise<ContentResult<Answer>> =>
      settle(inTime(send(), leftInMs));
    const answer = await withRetry(
      { attempt, classify: classifyFailure, kind: 'read', timeoutInMs },
      options,
    );
    if (!answer.ok) throw new RequestFailed(answer.failure);
    return answer.value;
  }

  function pageOf(
    types: readonly string[],
    locale: string,
    { depth, skip }: { readonly depth: 1 | 4; readonly skip: number },
  ) {
    const order = ['sys.id' as const];
    // Several types in one request; one that the space does not have yet has no entries.
    const query = { 'sys.contentType.sys.id[in]': [...types], locale, include: depth, order, skip };
    return request(() => client.getEntries({ ...query, limit: PAGE_SIZE }));
  }

  async function entriesOf(
    types: readonly string[],
    locale: string,
    { depth = 1, faults = [] }: { readonly depth?: 1 | 4; readonly faults?: ContentIssue[] } = {},
  ): Promise<readonly unknown[]> {
    const found: unknown[] = [];
    for (;;) {
      const {
        items,
        total,
        errors = [],
      } = await pageOf(types, locale, { depth, skip: found.length });
      found.push(...items);
      for (const { details } of errors) {
        faults.push({ entryId: details.id, reason: 'is linked to and not there' });
      }
      if (items.length === 0 || found.length >= total) return found;
    }
  }

  async function site(locale: string): Promise<SiteContent> {
    const faults: ContentIssue[] = [];
    const read = readSite(await entriesOf(SITE_TYPES, locale, { depth: SITE_DEPTH, faults }));
    return { ...read, faults: [...faults, ...read.faults] };
  }

  async function productPages(locale: string): Promise<readonly AnyProductPage[]> {
    const pages = await entriesOf([PRODUCT_PAGE, PRODUCT_BUNDLE_PAGE], locale);
    return pages.flatMap((item) => {
      const entry = readEntry(item);
      return (entry === null ? null : readProductPage(entry)) ?? [];
    });
  }

  async function state(): Promise<string> {
    const query = { limit: 1, select: ['sys' as const], order: ['-sys.updatedAt' as const] };
    const { items, total } = await request(() => plain.withoutLinkResolution.getEntries(query));
    return `${total} ${items[0]?.sys.updatedAt ?? ''}`;
  }

  return Object.freeze({
    state: () => settle(state()),
    entries: (locale: string) => settle(readStored(plain, request, locale)),
    types: () => settle(readTypeNames(plain, request)),
    site: (locale: string) => settle(site(locale)),
    productPages: (locale: string) => settle(productPages(locale)),
  });
}

/** The official client takes no time limit by request; the abandoned request ends by that of the adapter. */
function inTime<Value>(work: Promise<Value>, timeoutInMs: number): Promise<Value> {
  return withTimeout(timeoutInMs, (signal) => {
    const late = new Promise<never>((_, reject) => {
      const failure = new RequestFailed({ kind: 'timeout', timeoutInMs });
      signal.addEventListener('abort', () => reject(failure));
    });
    return Promise.race([work, late]);
  });
}

function settle<Value>(work: Promise<Value>): Promise<ContentResult<Value>> {
  return work.then(succeed, (error: unknown) => fail(failureOf(error)));
}
