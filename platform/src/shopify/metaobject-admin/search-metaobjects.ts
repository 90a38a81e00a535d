import { type GraphqlContext, requestError } from '../../protocol/index.ts';
import {
  displayNameOf,
  listMetaobjects,
  listMetaobjectsAbout,
  type Metaobject,
  type MetaobjectDefinition,
} from '../metaobjects/index.ts';

export interface MetaobjectSearch {
  readonly query?: string | null;
  readonly sortKey?: string | null;
  readonly reverse?: boolean | null;
}

const ABOUT = /^fields\.(product|author):["']?([^"'*]+)["']?$/;
const TERM =
  /^(id|handle|display_name|updated_at|fields\.[\w-]+):(<=|>=|<|>)?(?:"([^"]*)"|'([^']*)'|(\S+))$/;
const TERMS = /[\w.-]+:(?:<=|>=|<|>)?(?:"[^"]*"|'[^']*'|\S+)|\S+/g;

/** Those of a definition that fit a search, in its order. */
export function searchMetaobjects(
  { store, shop }: Pick<GraphqlContext, 'store' | 'shop'>,
  definition: MetaobjectDefinition,
  { query, sortKey, reverse }: MetaobjectSearch,
): readonly Metaobject[] {
  const { type } = definition;
  const term = (query ?? '').trim();
  const [, about, id = ''] = ABOUT.exec(term) ?? [];
  // Reviews are asked for this way, by the thousand: an index knows them.
  const found =
    about === 'product' || about === 'author'
      ? listMetaobjectsAbout(store.read, shop.key, { type, about, id })
      : fitting(listMetaobjects(store.read, shop.key, type), definition, term);
  const sorted = found.toSorted((a, b) => compare(a, b, definition, sortKey ?? 'id'));
  return reverse ? sorted.toReversed() : sorted;
}

function fitting(
  metaobjects: readonly Metaobject[],
  definition: MetaobjectDefinition,
  query: string,
): readonly Metaobject[] {
  const terms = (query.match(TERMS) ?? []).filter((term) => term !== 'AND');
  return terms.reduce((found, term) => found.filter(fitsOf(term, definition)), metaobjects);
}

/** Only supported terms: ignoring one would return the wrong entries. */
function fitsOf(term: string, definition: MetaobjectDefinition): (one: Metaobject) => boolean {
  const [, field = '', range, ...texts] = TERM.exec(term) ?? [];
  const text = texts.find((one) => one !== undefined) ?? '';
  if (field === '') {
    throw requestError(
      'BAD_REQUEST',
      `metaobjects(query:) takes id:, handle:, display_name:, updated_at: and fields.<key>:, not "${term}"`,
    );
  }
  const told = (one: Metaobject) => valueAt(one, field, definition);
  if (range !== undefined) return (one) => isInRange(told(one), range, text);
  const wanted = text.toLowerCase();
  return wanted.endsWith('*')
    ? (one) => told(one).toLowerCase().startsWith(wanted.slice(0, -1))
    : (one) => told(one).toLowerCase() === wanted;
}

function valueAt(one: Metaobject, field: string, definition: MetaobjectDefinition): string {
  switch (field) {
    case 'id':
      return String(one.id);
    case 'handle':
      return one.handle;
    case 'display_name':
      return displayNameOf(definition, one);
    case 'updated_at':
      return one.updatedAt;
    default:
      return one.fields[field.slice('fields.'.length)] ?? '';
  }
}

function isInRange(value: string, range: string, limit: string): boolean {
  const isNumber = /^-?\d+(\.\d+)?$/.test(limit);
  const [a, b] = isNumber ? [Number(value), Number(limit)] : [value, limit];
  switch (range) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    default:
      return a >= b;
  }
}

function compare(
  a: Metaobject,
  b: Metaobject,
  definition: MetaobjectDefinition,
  sortKey: string,
): number {
  if (sortKey !== 'display_name' && sortKey !== 'updated_at') return a.id - b.id;
  const [first, second] = [a, b].map((one) => valueAt(one, sortKey, definition).toLowerCase());
  if (first === second || first === undefined || second === undefined) return a.id - b.id;
  return first < second ? -1 : 1;
}
