import type { ProductSpec } from '@lokke/domain/catalogue';
import type { KnownValues } from '@lokke/domain/listing';

/** The filter groups that a catalogue gives rise to, with their values. */
export function knownValuesOf(specs: readonly ProductSpec[]): KnownValues {
  const known = new Map<string, Set<string>>();
  for (const { type, value } of specs) {
    const values = known.get(type);
    if (values === undefined) known.set(type, new Set([value]));
    else values.add(value);
  }
  return known;
}
