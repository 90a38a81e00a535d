import type { MetafieldDraft } from '../../src/catalogue/draft.ts';
import type { MetafieldDefinition } from '../../src/import/metafield-definition.ts';

const TEXT = 'single_line_text_field';
const TEXTS = 'list.single_line_text_field';

const ROWS: readonly (readonly [namespace: string, key: string, name: string, type: string])[] = [
  ['lokke', 'range', 'Range', TEXT],
  ['lokke', 'promise', 'Promise', TEXT],
  ['lokke', 'how_to_use', 'How to use', 'multi_line_text_field'],
  ['lokke', 'key_ingredients', 'Key ingredients', TEXTS],
  ['lokke', 'hair_type', 'Hair type', TEXTS],
  ['lokke', 'concern', 'Concern', TEXTS],
  ['lokke', 'free_from', 'Free from', TEXTS],
  ['lokke', 'hold', 'Hold', TEXTS],
  ['lokke', 'finish', 'Finish', TEXTS],
  ['lokke', 'routine_step', 'Routine step', TEXTS],
  ['lokke', 'sold_quantity', 'Sold quantity', 'number_integer'],
  ['lokke', 'bundle_products', 'Bundle products', 'list.product_reference'],
  ['reviews', 'rating', 'Product rating', 'rating'],
  ['reviews', 'rating_count', 'Product rating count', 'number_integer'],
];

export const METAFIELD_DEFINITIONS: readonly MetafieldDefinition[] = ROWS.map(
  ([namespace, key, name, type]) => ({ owner: 'product', namespace, key, name, type }),
);

/** The source's spec types with the metafield that holds them. */
export const SPEC_KEYS: Readonly<Record<string, string>> = {
  hairType: 'hair_type',
  concern: 'concern',
  freeFrom: 'free_from',
  hold: 'hold',
  finish: 'finish',
  routineStep: 'routine_step',
};

/** A metafield in the type its definition gives it; an empty text or list makes none. */
export function metafield(
  name: `${string}.${string}`,
  content: string | number | readonly string[] | undefined,
): readonly MetafieldDraft[] {
  const definition = METAFIELD_DEFINITIONS.find(
    ({ namespace, key }) => `${namespace}.${key}` === name,
  );
  if (definition === undefined) throw new Error(`No metafield is defined as ${name}`);
  if (content === undefined || content === '') return [];
  if (Array.isArray(content) && content.length === 0) return [];
  const { namespace, key, type } = definition;
  const value = typeof content === 'object' ? JSON.stringify(content) : String(content);
  return [{ namespace, key, type, value }];
}
