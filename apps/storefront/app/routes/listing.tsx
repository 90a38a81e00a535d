import { sortEntries } from '@lokke/domain/listing';
import { data } from 'react-router';
import { ListingPage } from '../features/listing/listing-page.tsx';
import { useT } from '../shared/i18n/messages-provider.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { isListed, toCard } from '../shared/product-card/card.ts';
import { catalogueContext, marketContext } from '../shared/server-context.ts';
import { sortOfUrl } from '../shared/sort-of-url.ts';
import type { Route } from './+types/listing';

export async function loader({ request, context }: Route.LoaderArgs) {
  const products = await context.get(catalogueContext).products();
  if (products.kind !== 'found') throw data(null, { status: 502 });
  const sortOption = sortOfUrl(request.url);
  const listed = products.value.filter(isListed);
  return {
    sortOption,
    cards: sortEntries(listed, sortOption, context.get(marketContext)).map(toCard),
  };
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('listing.all.title');
  const intro = t('listing.all.intro');
  return (
    <>
      <PageHead title={title} description={intro} />
      <ListingPage {...loaderData} title={title} intro={intro} />
    </>
  );
}
