import { gid, parseGid } from '../../protocol/index.ts';

export type MetaobjectStatus = 'ACTIVE' | 'DRAFT';

export interface Validation {
  readonly name: string;
  readonly value: string;
}

export interface FieldDefinition {
  readonly key: string;
  readonly name: string;
  readonly description: string | null;
  /** Shopify's type name: `rating`, `list.url`, … */
  readonly type: string;
  readonly isRequired: boolean;
  readonly isAdminFilterable: boolean;
  readonly validations: readonly Validation[];
}

export interface MetaobjectDefinition {
  readonly id: number;
  readonly type: string;
  readonly name: string;
  readonly description: string | null;
  /** The field that names an entry; entries of a definition without one are named after their handle. */
  readonly displayNameKey: string | null;
  readonly fieldDefinitions: readonly FieldDefinition[];
  /** Entries are drafts until they are made active. */
  readonly isPublishable: boolean;
  readonly isTranslatable: boolean;
  readonly isRenderable: boolean;
  readonly admin: string;
  readonly storefront: 'NONE' | 'PUBLIC_READ';
  readonly customerAccount: 'NONE' | 'READ';
  readonly createdAt: string;
  readonly updatedAt: string;
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

/** The number in a global id of a type; null for anything else. */
function numberOf(type: string, id: string): number | null {
  const parsed = parseGid(id);
  return parsed?.type === type && /^\d{1,15}$/.test(parsed.id) ? Number(parsed.id) : null;
}

export function metaobjectNumber(id: string): number | null {
  return numberOf('Metaobject', id);
}

export function definitionNumber(id: string): number | null {
  return numberOf('MetaobjectDefinition', id);
}

/** A field's value as an API answers it: files of the shop stand in lists of addresses by their paths. */
export function servedValue(type: string, value: string | null, baseUrl: string): string | null {
  if (type !== 'list.url' || value === null) return value;
  const list: unknown = JSON.parse(value);
  if (!Array.isArray(list)) return value;
  const isPath = (one: unknown) => typeof one === 'string' && one.startsWith('/');
  return JSON.stringify(list.map((one) => (isPath(one) ? `${baseUrl}${one}` : one)));
}
