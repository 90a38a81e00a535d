import { gid, parseGid } from '../core/index.ts';

export type MetaobjectStatus = 'ACTIVE' | 'DRAFT';

export interface FieldDefinition {
  readonly key: string;
  readonly name: string;
  /** Shopify's type name: `rating`, `list.url`, … */
  readonly type: string;
  readonly isRequired: boolean;
}

export interface MetaobjectDefinition {
  readonly id: number;
  readonly type: string;
  readonly name: string;
  readonly fieldDefinitions: readonly FieldDefinition[];
  /** Entries are drafts until they are made active. */
  readonly isPublishable: boolean;
  readonly storefront: 'NONE' | 'PUBLIC_READ';
}

/** Values as Shopify writes them, by key; what is empty has no key. */
export type MetaobjectFields = Readonly<Record<string, string>>;

export interface Metaobject {
  readonly id: number;
  readonly shop: string;
  readonly type: string;
  readonly handle: string;
  readonly status: MetaobjectStatus;
  readonly fields: MetaobjectFields;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export function metaobjectGid({ id }: Pick<Metaobject, 'id'>): string {
  return gid('Metaobject', id);
}

/** The number in a metaobject's global id; null for anything else. */
export function metaobjectNumber(id: string): number | null {
  const parsed = parseGid(id);
  return parsed?.type === 'Metaobject' && /^\d{1,15}$/.test(parsed.id) ? Number(parsed.id) : null;
}
