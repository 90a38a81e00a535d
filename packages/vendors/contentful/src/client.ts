import { createClient } from 'contentful';
import { readEntry } from './content-value.ts';
import { failureOf, type Result } from './failure.ts';
import {
  type AnyProductPage,
  PRODUCT_BUNDLE_PAGE,
  PRODUCT_PAGE,
  readProductPage,
} from './product-page.ts';
import { type ContentFault, readSite, SITE_TYPES, type SiteContent } from './site/site-content.ts';

export interface ContentClientOptions {
  /** `https://cdn.contentful.com`, or a service that speaks its language below a path. */
  readonly baseUrl: string;
  readonly spaceId: string;
  readonly environmentId: string;
  readonly accessToken: string;
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

/** Contentful's official client, kept to the questions that a shop asks. */
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
    timeout: timeoutInMs,
    // Whoever asks has something to show meanwhile, and asks again later.
    retryOnError: false,
  }).withoutUnresolvableLinks;

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
      } = await client.getEntries({
        content_type: contentType,
        locale,
        include: depth,
        order: ['sys.id'],
        skip: found.length,
        limit: PAGE_SIZE,
      });
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
      return { ok: false, failure: failureOf(error, timeoutInMs) };
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
        return { ok: false, failure: failureOf(error, timeoutInMs) };
      }
    },
  });
}
