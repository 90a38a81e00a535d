import { sortEntries } from '@lokke/domain/listing';
import { data } from 'react-router';
import { ListingPage } from '../features/listing/listing-page.tsx';
import { RangePicture } from '../features/listing/range-picture.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { isListed, toCard } from '../shared/product-card/card.ts';
import { hasPigment } from '../shared/ranges/known-ranges.ts';
import { catalogueContext, marketContext } from '../shared/server-context.ts';
import { sortOfUrl } from '../shared/sort-of-url.ts';
import type { Route } from './+types/range';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const collection = await context.get(catalogueContext).collection(params.handle);
  if (collection.kind === 'missing') throw data(null, { status: 404 });
  if (collection.kind === 'failed') throw data(null, { status: 502 });
  const sortOption = sortOfUrl(request.url);
  const { handle, title, description, products } = collection.value;
  const listed = products.filter(isListed);
  return {
    handle,
    title,
    description,
    sortOption,
    cards: sortEntries(listed, sortOption, context.get(marketContext)).map(toCard),
  };
}

export default function Range({ loaderData }: Route.ComponentProps) {
  const { handle, title, description, sortOption, cards } = loaderData;
  const isRange = hasPigment(handle);
  return (
    <div data-range={isRange ? handle : undefined}>
      <PageHead title={title} description={description} />
      <ListingPage
        title={title}
        intro={description}
        cards={cards}
        sortOption={sortOption}
        picture={isRange ? <RangePicture handle={handle} /> : undefined}
      />
    </div>
  );
}
