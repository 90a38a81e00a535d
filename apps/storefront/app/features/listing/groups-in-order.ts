import type { ValueCount } from '@lokke/domain/listing';
import { GROUP_ORDER } from '@lokke/domain/listing';

type Group = readonly [id: string, values: readonly ValueCount[]];

/** The groups as a shopper reads them; what the content added comes last. */
export function groupsInOrder(
  counts: ReadonlyMap<string, readonly ValueCount[]>,
): readonly Group[] {
  const place = (id: string) => (GROUP_ORDER.includes(id) ? GROUP_ORDER.indexOf(id) : counts.size);
  return [...counts].toSorted(([left], [right]) => place(left) - place(right));
}
