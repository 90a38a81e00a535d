import { type ContentFailure, createContentClient } from '@lokke/contentful';
import { WHOLE_SHOP } from '@lokke/domain/listing';
import type { Market } from '@lokke/domain/markets';
import { createFirestoreClient } from '@lokke/firestore';
import { accessTokenOf } from '../server/features/salons/index.ts';
import { createShops } from '../server/features/shops/index.ts';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';

/** Checks that each product of the market has a content page in its language; in a long shop each of the best sellers. */
export async function checkContent(
  checkContext: CheckContext,
  market: Market,
): Promise<readonly Finding[]> {
  const { config, fetch, wait } = checkContext;
  const say = about(market.locale);
  const pages = await createContentClient({ ...config.content, fetch, wait }).productPages(
    market.languageTag,
  );
  if (!pages.ok) return [say.problem('content', explainContent(pages.failure, market.languageTag))];
  if (pages.value.length === 0) {
    return [
      say.problem(
        'content',
        `There is no product page in ${market.languageTag}. Is the content imported and published, and does the space have this locale?`,
      ),
    ];
  }
  const shops = createShops({ config, fetch, log: () => undefined, ...(wait && { wait }) });
  const catalogue = shops.catalogueOf(market);
  const [products, isLong] = await Promise.all([
    catalogue.products(),
    catalogue.isLong(WHOLE_SHOP),
  ]);
  if (products.kind !== 'found') return [];
  const checked =
    isLong.kind === 'found' && isLong.value
      ? `Each of the ${products.value.length} best-selling products`
      : 'Every product';
  const slugs = new Set(pages.value.map(({ slug }) => slug));
  const without = products.value.filter(({ handle }) => !slugs.has(handle));
  if (without.length === 0) {
    return [say.ok('content', `${checked} has its page in ${market.languageTag}.`)];
  }
  const named = without.slice(0, 3).map(({ handle }) => handle);
  const more = without.length > 3 ? ` and ${without.length - 3} more` : '';
  return [
    say.warning('content', `No page in ${market.languageTag} for ${named.join(', ')}${more}.`),
  ];
}

function explainContent(failure: ContentFailure, languageTag: string): string {
  switch (failure.kind) {
    case 'network':
      return `The content cannot be reached (${failure.message}). Is CONTENTFUL_URL right, and is this machine online?`;
    case 'timeout':
      return `The content did not answer within ${failure.timeoutInMs} ms; CONTENTFUL_TIMEOUT_MS says how long to wait.`;
    case 'refused':
      switch (failure.id) {
        case 'AccessTokenInvalid':
          return 'CONTENTFUL_ACCESS_TOKEN is not accepted. It has to be a Content Delivery API token of this space.';
        case 'NotFound':
          return 'CONTENTFUL_SPACE_ID or CONTENTFUL_ENVIRONMENT names nothing that the token may read.';
        case 'BadRequest':
        case 'UnknownLocale':
        case 'InvalidQuery':
          return `The space does not know the locale ${languageTag}, or lacks the content types: import the content model (${failure.message}).`;
        case 'RateLimitExceeded':
          return 'The content turns requests away because there were too many. Try again in a minute.';
        default:
          return failure.status >= 500
            ? `The content is out of order (${failure.status}). That is Contentful's to mend; www.contentfulstatus.com says more.`
            : `The content refuses: ${failure.id}, ${failure.message}.`;
      }
    case 'unreadable':
      return `The content answers something else than entries (${failure.message}). Is CONTENTFUL_URL right?`;
  }
}

/** Checks that the country has salons. */
export async function checkSalons(
  checkContext: CheckContext,
  market: Market,
): Promise<readonly Finding[]> {
  const { config, fetch, wait } = checkContext;
  const say = about(market.locale);
  const documents = createFirestoreClient({
    ...config.salons,
    fetch,
    wait,
    accessToken: accessTokenOf(config.salons),
  });
  const response = await documents.salonsIn(market.countryCode);
  if (response.ok) {
    return response.value.length > 0
      ? [say.ok('salons', `${response.value.length} salons in ${market.countryCode}.`)]
      : [say.warning('salons', `There are no salons with the country ${market.countryCode}.`)];
  }
  const { failure } = response;
  switch (failure.kind) {
    case 'http':
      return [
        say.problem(
          'salons',
          failure.status === 401 || failure.status === 403
            ? `Firestore does not let us read salons (${failure.status}): FIRESTORE_CREDENTIALS needs the role Cloud Datastore Viewer.`
            : `Firestore answers ${failure.status}: ${failure.message}. Is FIRESTORE_PROJECT_ID right?`,
        ),
      ];
    case 'credentials':
      return [
        say.problem(
          'salons',
          `There is no token to ask Firestore with (${failure.message}). Is FIRESTORE_CREDENTIALS the JSON file of a service account?`,
        ),
      ];
    case 'timeout':
      return [say.problem('salons', `Firestore did not answer within ${failure.timeoutInMs} ms.`)];
    case 'network':
      return [
        say.problem(
          'salons',
          `Firestore cannot be asked (${failure.message}). Is FIRESTORE_URL right, and is this machine online?`,
        ),
      ];
    case 'unreadable':
      return [
        say.problem('salons', `Firestore answers something else than salons (${failure.message}).`),
      ];
  }
}
