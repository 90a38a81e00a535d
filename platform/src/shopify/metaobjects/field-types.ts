import fieldTypes from './field-types.json' with { type: 'json' };

const CATEGORY_OF: ReadonlyMap<string, string> = new Map(Object.entries(fieldTypes));

/** Types that a field of a metaobject may have, in the order in which Shopify lists them. */
export const FIELD_TYPES: readonly string[] = [...CATEGORY_OF.keys()];

/** Returns a type without `list.`. */
export function itemType(type: string): string {
  return type.startsWith('list.') ? type.slice('list.'.length) : type;
}

export function isListType(type: string): boolean {
  return type.startsWith('list.');
}

/** Returns the category that Shopify counts a type to. */
export function categoryOf(type: string): string {
  return CATEGORY_OF.get(type) ?? 'REFERENCE';
}
