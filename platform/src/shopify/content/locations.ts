import {
  connectionOf,
  formattedAddress,
  type GraphqlContext,
  gid,
  type PageArguments,
  pageOf,
  type ResolverMap,
} from '../../protocol/index.ts';
import {
  catalogueOf,
  type LocationRecord,
  metafieldFields,
  sellableQuantity,
  translate,
  type Variant,
} from '../catalogue/index.ts';
import { type Coordinates, distanceInKm } from './distance.ts';

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

type GraphqlLocation = ReturnType<typeof toGraphqlLocation>;

function toGraphqlLocation(record: LocationRecord) {
  const { number, name, address1, address2 = null, zip, city, countryCode, provinceCode } = record;
  const country = COUNTRY_NAMES.of(countryCode) ?? countryCode;
  return {
    __typename: 'Location' as const,
    id: gid('Location', number),
    name,
    address: {
      address1,
      address2,
      zip,
      city,
      province: provinceCode,
      provinceCode,
      country,
      countryCode,
      phone: record.phone,
      latitude: record.latitude,
      longitude: record.longitude,
      formatted: formattedAddress(
        { ...record, address2, provinceCode, country, company: null },
        { withName: false, withCompany: false },
      ),
    },
    metafields: record.metafields ?? [],
  };
}

/** Sorts by distance; those without coordinates come last. */
function nearestFirst(
  locations: readonly LocationRecord[],
  near: Coordinates,
): readonly LocationRecord[] {
  const distanceOf = ({ latitude, longitude }: LocationRecord) =>
    latitude === null || longitude === null
      ? Number.POSITIVE_INFINITY
      : distanceInKm(near, { latitude, longitude });
  return locations.toSorted((a, b) => {
    const [first, second] = [distanceOf(a), distanceOf(b)];
    return first === second ? 0 : first - second;
  });
}

interface NearArguments extends PageArguments {
  readonly near?: Coordinates | null;
  readonly reverse: boolean;
}

interface LocationArguments extends NearArguments {
  readonly sortKey: 'CITY' | 'DISTANCE' | 'ID' | 'NAME';
}

function inOrder(
  locations: readonly LocationRecord[],
  { sortKey, near }: LocationArguments,
): readonly LocationRecord[] {
  switch (sortKey) {
    case 'CITY':
      return locations.toSorted((a, b) => a.city.localeCompare(b.city));
    case 'NAME':
      return locations.toSorted((a, b) => a.name.localeCompare(b.name));
    case 'DISTANCE':
      return near ? nearestFirst(locations, near) : locations;
    case 'ID':
      return locations;
  }
}

function locations(_source: unknown, args: LocationArguments, context: GraphqlContext) {
  const found = inOrder(catalogueOf(context).locations, args).map(toGraphqlLocation);
  return pageOf(found, args);
}

export function findLocation(id: string, context: GraphqlContext): GraphqlLocation | null {
  const record = catalogueOf(context).locations.find(
    ({ number }) => gid('Location', number) === id,
  );
  return record === undefined ? null : toGraphqlLocation(record);
}

/** Lists where a variant can be fetched, and how many there are. */
function storeAvailability(variant: Variant, args: NearArguments, context: GraphqlContext) {
  const { locations: all, stock } = catalogueOf(context);
  const sorted = args.near ? nearestFirst(all, args.near) : all;
  const isFetched = variant.record.requiresShipping;
  const items = (isFetched ? sorted : []).map((record) => ({
    available: sellableQuantity(stock, variant) !== 0,
    quantityAvailable: Math.max(0, stock.quantityOf(variant)),
    pickUpTime: translate(
      context,
      { kind: 'location', handle: record.handle, key: 'pick_up_time' },
      record.pickUpTime,
    ),
    location: toGraphqlLocation(record),
  }));
  return connectionOf({
    items: args.reverse ? items.toReversed() : items,
    args,
    keyOf: ({ location }) => ({ lastId: location.id, lastValue: location.id }),
  });
}

export const locationResolvers: ResolverMap = {
  QueryRoot: { locations },
  ProductVariant: { storeAvailability },
  Location: metafieldFields((location: GraphqlLocation) => ({
    metafields: location.metafields,
    parent: location,
    translated: null,
  })),
};
