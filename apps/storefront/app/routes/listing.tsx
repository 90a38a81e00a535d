import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { ListingHead } from '../features/listing/listing-head.tsx';
import { ListingPage } from '../features/listing/listing-page.tsx';
import { loadListing, loadWholeShop } from '../shared/catalogue/load-listing.ts';
import { useT } from '../shared/i18n/messages-provider.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { requireRead } from '../shared/site/page-requirements.ts';
import { listPathOf } from '../shared/site/product-path.ts';
import type { Route } from './+types/listing';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue, content, market } = context.get(pageServices);
  const slug = new URL(request.url).searchParams.get('slug');
  const [filters, collection] = await Promise.all([
    content.filters(),
    slug === null || slug === '' ? null : catalogue.collection(slug),
  ]);
  const source = { catalogue, url: request.url, market, filters };
  // An unknown slug shows the whole shop.
  const named = collection?.kind === 'found' ? collection.value : null;
  const loaded = named ? await loadListing(source, named) : await loadWholeShop(source);
  return {
    texts: pageMessages(market, 'listing', 'vocabulary'),
    listing: requireRead(loaded),
    named: named && { handle: named.handle, title: named.title, intro: named.description },
  };
}

/** Filters and orders change within the page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return slugOf(currentUrl) !== slugOf(nextUrl);
}

const slugOf = (url: URL) => url.searchParams.get('slug');

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { listing, named } = loaderData;
  const t = useT('listing');
  const title = named?.title ?? t('listing.all.title');
  const intro = named?.intro ?? t('listing.all.intro');
  return (
    <>
      <ListingHead
        title={title}
        description={intro}
        listing={listing}
        canonicalPath={named === null ? undefined : listPathOf(named.handle)}
      />
      <ListingPage listing={listing} title={title} intro={intro} />
    </>
  );
}
