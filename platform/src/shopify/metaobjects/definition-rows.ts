import { integerColumn, type Row, type Sql, textColumn } from '../../store/index.ts';
import type { FieldDefinition, MetaobjectDefinition } from './metaobject.ts';
import { REVIEW_DEFINITION } from './review-definition.ts';

const LONG_AGO = '2026-11-01T00:00:00Z';

/** Values that documents of earlier versions lack. */
const UNSAID: Omit<MetaobjectDefinition, 'id' | 'type' | 'name' | 'fieldDefinitions'> = {
  description: null,
  displayNameKey: null,
  isPublishable: false,
  isTranslatable: false,
  isRenderable: false,
  admin: 'PUBLIC_READ_WRITE',
  storefront: 'NONE',
  customerAccount: 'NONE',
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
};
const UNSAID_OF_FIELD = { description: null, isAdminFilterable: false, validations: [] };

function definitionOfRow(row: Row): MetaobjectDefinition {
  const stored: MetaobjectDefinition = JSON.parse(textColumn(row, 'document'));
  return {
    ...UNSAID,
    ...stored,
    fieldDefinitions: stored.fieldDefinitions.map(
      (field): FieldDefinition => ({ ...UNSAID_OF_FIELD, ...field }),
    ),
    id: integerColumn(row, 'id'),
  };
}

/** Returns the oldest first; the built-in one before all. */
export function definitionsOf(sql: Sql, shop: string): readonly MetaobjectDefinition[] {
  const made = sql
    .prepare('SELECT id, document FROM metaobject_definitions WHERE shop = ? ORDER BY id')
    .all(shop)
    .map(definitionOfRow);
  return [REVIEW_DEFINITION, ...made];
}

export function findDefinition(sql: Sql, shop: string, type: string): MetaobjectDefinition | null {
  return definitionsOf(sql, shop).find((one) => one.type === type) ?? null;
}

export function putDefinition(sql: Sql, shop: string, definition: MetaobjectDefinition): void {
  const { id, ...document } = definition;
  sql
    .prepare(
      `INSERT INTO metaobject_definitions (id, shop, type, document) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET document = excluded.document`,
    )
    .run(id, shop, definition.type, JSON.stringify(document));
}
