import type { GrowingNumbers } from '../facts/growing-numbers.ts';
import { growingNumbers } from '../facts/growing-numbers.ts';
import type { CollectionRecord, ProductRecord, SellingPlanGroupRecord } from '../stored/records.ts';
import { fitsRules } from './collection-rules.ts';

/** Places of products. */
type Places = Uint32Array;

export interface Members {
  /** Of each collection, in the order that the shop's keeper gave them. */
  readonly ofCollections: readonly Places[];
  /** Of the handles that collections and selling plans name, those that the shop shows. */
  readonly namedHandles: ReadonlySet<string>;
}

export interface MemberCollector {
  readonly add: (record: ProductRecord, place: number) => void;
  readonly members: () => Members;
}

const integers = (length: number) => new Uint32Array(length);

/** Finds out which products are in which collections while they are read one by one. */
export function collectMembers(
  collections: readonly CollectionRecord[],
  groups: readonly SellingPlanGroupRecord[],
): MemberCollector {
  const named = new Set([
    ...collections.flatMap(({ members }) => (members.kind === 'handles' ? members.handles : [])),
    ...groups.flatMap(({ productHandles }) => productHandles),
  ]);
  const placeOf = new Map<string, number>();
  const found: readonly GrowingNumbers<Places>[] = collections.map(() => growingNumbers(integers));
  return {
    add(record, place) {
      if (named.has(record.handle)) placeOf.set(record.handle, place);
      for (const [index, { members }] of collections.entries()) {
        const fits =
          members.kind === 'all' || (members.kind === 'rules' && fitsRules(record, members));
        if (fits) found[index]?.push(place);
      }
    },
    members() {
      for (const [index, { members }] of collections.entries()) {
        if (members.kind !== 'handles') continue;
        for (const place of members.handles.flatMap((handle) => placeOf.get(handle) ?? []))
          found[index]?.push(place);
      }
      return {
        ofCollections: found.map((places) => places.toArray()),
        namedHandles: new Set(placeOf.keys()),
      };
    },
  };
}

/** The other way round: for each product the indexes of its collections. */
export function collectionsOfPlaces(
  ofCollections: readonly Places[],
  productCount: number,
): (place: number) => Uint32Array {
  const from = new Uint32Array(productCount + 1);
  for (const places of ofCollections) {
    for (const place of places) from[place + 1] = (from[place + 1] ?? 0) + 1;
  }
  for (let place = 0; place < productCount; place += 1)
    from[place + 1] = (from[place + 1] ?? 0) + (from[place] ?? 0);
  const next = from.slice();
  const indexes = new Uint32Array(from[productCount] ?? 0);
  for (const [index, places] of ofCollections.entries()) {
    for (const place of places) {
      const at = next[place] ?? 0;
      indexes[at] = index;
      next[place] = at + 1;
    }
  }
  return (place) => indexes.subarray(from[place], from[place + 1]);
}
