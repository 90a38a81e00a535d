import { gid, gidNumber } from '../../protocol/index.ts';
import type { Metaobject } from './metaobject-rows.ts';

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
  /** Field that names an entry; entries of a definition without one are named after their handle. */
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

export function metaobjectGid({ id }: Pick<Metaobject, 'id'>): string {
  return gid('Metaobject', id);
}

/** Returns the number in a metaobject's global id; null for anything else. */
export function metaobjectNumber(id: string): number | null {
  return gidNumber(id, 'Metaobject');
}

/** Returns a field's value as an API answers it: lists of addresses hold the shop's own files by their paths. */
export function servedValue(type: string, value: string | null, baseUrl: string): string | null {
  if (type !== 'list.url' || value === null) return value;
  const list: unknown = JSON.parse(value);
  if (!Array.isArray(list)) return value;
  const isPath = (one: unknown) => typeof one === 'string' && one.startsWith('/');
  return JSON.stringify(list.map((one) => (isPath(one) ? `${baseUrl}${one}` : one)));
}
