import type { ListingData } from '../../shared/finding/load-listing.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { StructuredData } from '../../shared/structured-data.tsx';

interface ListingHeadProps {
  readonly title: string;
  readonly description: string;
  readonly listing: ListingData;
}

const MOST_NAMED = 24;

/** One address per list for search engines: a filtered one is no page of its own. */
export function ListingHead({ title, description, listing }: ListingHeadProps) {
  const { prefix } = useMarket();
  const { canonicalUrl, isFiltered, cards } = listing;
  const { origin } = new URL(canonicalUrl);
  return (
    <>
      <PageHead title={title} description={description} />
      <link rel="canonical" href={canonicalUrl} />
      {isFiltered && <meta name="robots" content="noindex, follow" />}
      <StructuredData
        value={{
          '@type': 'ItemList',
          name: title,
          itemListElement: cards.slice(0, MOST_NAMED).map(({ card }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: card.title,
            url: `${origin}${prefix}/products/${card.handle}`,
          })),
        }}
      />
    </>
  );
}
