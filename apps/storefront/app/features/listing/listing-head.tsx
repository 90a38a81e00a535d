import type { ListingData } from '../../shared/catalogue/load-listing.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useSite } from '../../shared/site/site.ts';
import { StructuredData } from '../../shared/structured-data.tsx';

interface ListingHeadProps {
  readonly title: string;
  readonly description: string;
  readonly listing: ListingData;
  readonly canonicalPath?: string | undefined;
}

const MAX_NAMED = 24;

/** Canonical is the list without filters. */
export function ListingHead({ title, description, listing, canonicalPath }: ListingHeadProps) {
  const { prefix } = useMarket();
  const { origin } = useSite();
  const { isFiltered, cards } = listing;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        canonicalPath={canonicalPath}
        isHidden={isFiltered}
      />
      <StructuredData
        value={{
          '@type': 'ItemList',
          name: title,
          itemListElement: cards.slice(0, MAX_NAMED).map(({ card }, index) => ({
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
