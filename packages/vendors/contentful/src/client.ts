import { createClient } from 'contentful';
import { readEntry } from './content-value.ts';
import { failureOf, type Result } from './failure.ts';
import {
  type AnyProductPage,
  PRODUCT_BUNDLE_PAGE,
  PRODUCT_PAGE,
  readProductPage,
} from './product-page.ts';

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
}

const PAGE_SIZE = 500;

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

  async function entriesOf(contentType: string, locale: string): Promise<readonly unknown[]> {
    const found: unknown[] = [];
    for (;;) {
      const { items, total } = await client.getEntries({
        content_type: contentType,
        locale,
        include: 1,
        order: ['sys.id'],
        skip: found.length,
        limit: PAGE_SIZE,
      });
      found.push(...items);
      if (items.length === 0 || found.length >= total) return found;
    }
  }

  return Object.freeze({
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
