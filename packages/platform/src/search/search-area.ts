import type { Area } from '../area.ts';
import type { Facet } from '../catalogue/listing/facets.ts';
import { predictiveSearch } from './predictive-search.ts';
import { recommendProducts } from './recommend-products.ts';
import { search } from './search-query.ts';

export const searchArea: Area = {
  resolvers: {
    QueryRoot: { search, predictiveSearch, productRecommendations: recommendProducts },
    SearchResultItemConnection: {
      productFilters: ({ facets }: { readonly facets: () => readonly Facet[] }) => facets(),
    },
  },
};
