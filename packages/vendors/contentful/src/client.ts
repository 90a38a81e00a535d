import { type Answer, askPatiently, type Clockwork } from '@lokke/patience';
import { createClient } from 'contentful';
import { askWithFetch } from './ask-with-fetch.ts';
import { readEntry } from './content-value.ts';
import { type ContentFailure, failureOf, judge, RequestFailed, type Result } from './failure.ts';
import {
  type AnyProductPage,
  PRODUCT_BUNDLE_PAGE,
  PRODUCT_PAGE,
  readProductPage,
} from './product-page.ts';
import { type ContentFault, readSite, SITE_TYPES, type SiteContent } from './site/site-content.ts';

export interface ContentClientOptions extends Clockwork {
  /** `https://cdn.contentful.com`, or a service that speaks its language below a path. */
  readonly baseUrl: string;
  readonly spaceId: string;
  readonly environmentId: string;
  readonly accessToken: string;
  readonly fetch: typeof fetch;
  /** How long one attempt may take. */
  readonly timeoutInMs: number;
}

export interface ContentClient {
  /** Every product and bundle page in one locale of the space, such as `nl-NL`. */
  readonly productPages: (locale: string) => Promise<Result<readonly AnyProductPage[]>>;
  /** Pages, menus and settings in one locale; what cannot be shown is left out and named. */
  readonly site: (locale: string) => Promise<Result<SiteContent>>;
}

const PAGE_SIZE = 500;
/** From a page over its modules, their media and buttons to what these show and lead to. */
const SITE_DEPTH = 4;

/** Contentful's official client, kept to the questions that a shop asks. What failed in passing is tried again. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { baseUrl, spaceId, environmentId, accessToken, timeoutInMs } = options;
  if (!URL.canParse(baseUrl)) throw new Error(`Contentful's address is not a URL: "${baseUrl}"`);
  if (spaceId === '') throw new Error("Contentful's space id is empty");
  if (accessToken === '') throw new Error("Contentful's access token is empty");
  if (!(timeoutInMs > 0)) {
    throw new Error(`Contentful's timeout must be a positive number of ms: ${timeoutInMs}`);
  }
  const { protocol, host, pathname } = new URL(baseUrl);
  const client = createClient({
    space: spaceId,
    environment: environmentId,
    accessToken,
    host,
    insecure: protocol === 'http:',
    ...(pathname === '/' ? {} : { basePath: pathname.replace(/\/$/, '') }),
    adapter: askWithFetch(options),
    // What is tried again, and when, is one rule for all services.
    retryOnError: false,
  }).withoutUnresolvableLinks;

  async function pageOf(
    contentType: string,
    locale: string,
    { depth, skip }: { readonly depth: 1 | 4; readonly skip: number },
  ) {
    const question = {
      content_type: contentType,
      locale,
      include: depth,
      order: ['sys.id' as const],
      skip,
      limit: PAGE_SIZE,
    };
    type Page = Awaited<ReturnType<typeof client.getEntries>>;
    const attempt = async (): Promise<Answer<Page, ContentFailure>> => {
      try {
        return { ok: true, value: await client.getEntries(question) };
      } catch (error) {
        return { ok: false, failure: failureOf(error) };
      }
    };
    const page = await askPatiently({ attempt, judge, kind: 'read', timeoutInMs }, options);
    if (!page.ok) throw new RequestFailed(page.failure);
    return page.value;
  }

  async function entriesOf(
    contentType: string,
    locale: string,
    { depth = 1, faults = [] }: { readonly depth?: 1 | 4; readonly faults?: ContentFault[] } = {},
  ): Promise<readonly unknown[]> {
    const found: unknown[] = [];
    for (;;) {
      const {
        items,
        total,
        errors = [],
      } = await pageOf(contentType, locale, { depth, skip: found.length });
      found.push(...items);
      for (const { details } of errors) {
        faults.push({
          entryId: details.id,
          reason: `is linked to from a ${contentType} and not there`,
        });
      }
      if (items.length === 0 || found.length >= total) return found;
    }
  }

  async function site(locale: string): Promise<Result<SiteContent>> {
    try {
      const faults: ContentFault[] = [];
      const found = await Promise.all(
        SITE_TYPES.map((type) => entriesOf(type, locale, { depth: SITE_DEPTH, faults })),
      );
      const read = readSite(found.flat());
      return { ok: true, value: { ...read, faults: [...faults, ...read.faults] } };
    } catch (error) {
      return { ok: false, failure: failureOf(error) };
    }
  }

  return Object.freeze({
    site,
    async productPages(locale: string): Promise<Result<readonly AnyProductPage[]>> {
      try {
        const [products, bundles] = await Promise.all([
          entriesOf(PRODUCT_PAGE, locale),
          entriesOf(PRODUCT_BUNDLE_PAGE, locale),
        ]);
        const pages = [...products, ...bundles].flatMap((item) => {
          const entry = readEntry(item);
          const page = entry === null ? null : readProductPage(entry);
          return page === null ? [] : [page];
        });
        return { ok: true, value: pages };
      } catch (error) {
        return { ok: false, failure: failureOf(error) };
      }
    },
  });
}
