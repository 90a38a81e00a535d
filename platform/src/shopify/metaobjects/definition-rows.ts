import { column, defineTable, type Sql } from '../../store/index.ts';
import type { MetaobjectDefinition } from './metaobject.ts';
import { REVIEW_DEFINITION, UNSAID } from './review-definition.ts';

const UNSAID_OF_FIELD = { description: null, isAdminFilterable: false, validations: [] };

const DEFINITIONS = defineTable('metaobject_definitions', {
  id: column.integer,
  shop: column.text,
  type: column.text,
  document: column.json<Omit<MetaobjectDefinition, 'id'>>(),
});

/** Returns the oldest first; the built-in one before all. */
export function definitionsOf(sql: Sql, shop: string): readonly MetaobjectDefinition[] {
  const made = DEFINITIONS.all(sql, 'WHERE shop = ? ORDER BY id', shop).map(
    ({ id, document: { fieldDefinitions, ...stored } }): MetaobjectDefinition => ({
      ...UNSAID,
      ...stored,
      fieldDefinitions: fieldDefinitions.map((field) => ({ ...UNSAID_OF_FIELD, ...field })),
      id,
    }),
  );
  return [REVIEW_DEFINITION, ...made];
}

export function findDefinition(sql: Sql, shop: string, type: string): MetaobjectDefinition | null {
  return definitionsOf(sql, shop).find((one) => one.type === type) ?? null;
}

export function putDefinition(sql: Sql, shop: string, definition: MetaobjectDefinition): void {
  const { id, ...document } = definition;
  DEFINITIONS.upsert(sql, { id, shop, type: definition.type, document }, 'id');
}
