import type { CartAttribute } from './cart.ts';

/** A key given twice keeps its first place and its last value, as Shopify does. */
export function collapseAttributes(attributes: readonly CartAttribute[]): readonly CartAttribute[] {
  const valueByKey = new Map<string, string>();
  for (const { key, value } of attributes) valueByKey.set(key, value);
  return [...valueByKey].map(([key, value]) => ({ key, value }));
}

/** Two attribute sets with the same signature are the same set, in whatever order they were given. */
export function attributesSignature(attributes: readonly CartAttribute[]): string {
  const pairs = attributes.map(({ key, value }): [string, string] => [key, value]);
  return JSON.stringify(pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
