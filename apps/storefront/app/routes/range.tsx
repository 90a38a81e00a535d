import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { ListingHead } from '../features/listing/listing-head.tsx';
import { ListingPage } from '../features/listing/listing-page.tsx';
import { RangePicture } from '../features/listing/range-picture.tsx';
import { loadListing } from '../shared/catalogue/load-listing.ts';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { requireFound, requireRead } from '../shared/site/page-requirements.ts';
import { listPathOf } from '../shared/site/product-path.ts';
import { useBrand } from '../shared/site/site.ts';
import type { Route } from './+types/range';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { catalogue, content, market } = context.get(pageServices);
  const [collection, filters] = await Promise.all([
    catalogue.collection(params.handle),
    content.filters(),
  ]);
  const found = requireFound(collection);
  const { handle, title, description } = found;
  const source = { catalogue, url: request.url, market, filters };
  const listing = requireRead(await loadListing(source, found));
  return {
    texts: pageMessages(market, 'listing', 'vocabulary'),
    handle,
    title,
    description,
    listing,
  };
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Range({ loaderData }: Route.ComponentProps) {
  const { handle, title, description, listing } = loaderData;
  const isRange = useBrand().ranges.includes(handle);
  return (
    <div data-range={isRange ? handle : undefined}>
      <ListingHead
        canonicalPath={listPathOf(handle)}
        title={title}
        description={description}
        listing={listing}
      />
      <ListingPage
        key={handle}
        listing={listing}
        title={title}
        intro={description}
        picture={isRange ? <RangePicture handle={handle} /> : undefined}
      />
    </div>
  );
}
