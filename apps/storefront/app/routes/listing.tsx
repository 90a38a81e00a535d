import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { catalogueContext, contentContext, marketContext } from '../../context/page-contexts.ts';
import { ListingHead } from '../features/listing/listing-head.tsx';
import { ListingPage } from '../features/listing/listing-page.tsx';
import { loadListing } from '../shared/catalogue/load-listing.ts';
import { ExtraMessages, useT } from '../shared/i18n/messages-provider.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { listPathOf } from '../shared/site/product-path.ts';
import type { Route } from './+types/listing';

export async function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const slug = new URL(request.url).searchParams.get('slug');
  const [products, filters, collection] = await Promise.all([
    catalogue.products(),
    context.get(contentContext).filters(),
    slug === null || slug === '' ? null : catalogue.collection(slug),
  ]);
  if (products.kind !== 'found') throw data(null, { status: 502 });
  // An unknown slug shows the whole shop.
  const named = collection?.kind === 'found' ? collection.value : null;
  const market = context.get(marketContext);
  const listing = loadListing({
    products: named?.products ?? products.value,
    catalogue: products.value,
    url: request.url,
    market,
    filters,
  });
  return {
    texts: pageMessages(market.language, 'listing', 'vocabulary'),
    listing,
    named: named && { handle: named.handle, title: named.title, intro: named.description },
  };
}

/** Filtering and sorting happen in the browser. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return slugOf(currentUrl) !== slugOf(nextUrl);
}

const slugOf = (url: URL) => url.searchParams.get('slug');

export default function Listing({ loaderData: { texts, ...shelf } }: Route.ComponentProps) {
  return (
    <ExtraMessages texts={texts}>
      <Shelf {...shelf} />
    </ExtraMessages>
  );
}

function Shelf({ listing, named }: Omit<Route.ComponentProps['loaderData'], 'texts'>) {
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
