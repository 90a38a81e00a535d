import { isRecord } from '@lokke/http-client';
import {
  booleanField,
  type Fields,
  listField,
  stringField,
  stringListField,
} from '../entry-fields.ts';

/** Source of the values of a group. */
type ContentFilterSource =
  | { readonly kind: 'spec' | 'availability' | 'price' | 'productType' | 'rating' | 'vendor' }
  | { readonly kind: 'tag'; readonly values: readonly string[] }
  | { readonly kind: 'option'; readonly name: string }
  | { readonly kind: 'metafield'; readonly namespace: string; readonly key: string };

export interface ContentFilter {
  readonly id: string;
  readonly source: ContentFilterSource;
  readonly label: string | null;
  readonly condition: 'AND' | 'OR';
  readonly isPromoted: boolean;
  readonly swatches: Readonly<Record<string, string>>;
  /** Absent where values have no words of their own: groups are sent with every list. */
  readonly valueLabels?: Readonly<Record<string, string>>;
}

/** Names that mean something else in an address. */
const RESERVED: readonly string[] = ['slug', 'sortOption', 'page', 'q'];
const PRICE = 'price';
const ID = /^[\p{L}\p{N}._-]{1,100}$/u;
const COLOUR = /^#[0-9a-f]{6}$/i;
const ANY_WORD = /\S/;

/** Reads the groups of filter settings; the first that cannot be read is named, by its place. */
export function readFilters(fields: Fields): readonly ContentFilter[] | string {
  const groups: ContentFilter[] = [];
  for (const [place, value] of listField(fields, 'groups').entries()) {
    const group = isRecord(value) ? readGroup(value) : 'is no object';
    if (typeof group === 'string') return `has a group ${place + 1} that ${group}`;
    if (groups.some(({ id }) => id === group.id)) return `has two groups called "${group.id}"`;
    groups.push(group);
  }
  return groups.length === 0 ? 'has no groups' : groups;
}

function readGroup(fields: Fields): ContentFilter | string {
  const id = stringField(fields, 'id');
  if (id === null || !ID.test(id) || RESERVED.includes(id)) return 'has no id for an address';
  const source = readSource(fields['source']);
  if (typeof source === 'string') return source;
  if ((source.kind === PRICE) !== (id === PRICE)) return 'must be called "price" to be the price';
  const condition = stringField(fields, 'condition') ?? 'AND';
  if (condition !== 'AND' && condition !== 'OR') return 'joins by neither AND nor OR';
  return {
    id,
    source,
    condition,
    label: stringField(fields, 'label'),
    isPromoted: booleanField(fields, 'isPromoted'),
    swatches: textsIn(fields['swatches'], COLOUR),
    ...(isRecord(fields['valueLabels']) && {
      valueLabels: textsIn(fields['valueLabels'], ANY_WORD),
    }),
  };
}

function textsIn(value: unknown, form: RegExp): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, text]) =>
      typeof text === 'string' && form.test(text) ? [[name, text]] : [],
    ),
  );
}

function readSource(value: unknown): ContentFilterSource | string {
  if (!isRecord(value)) return 'has no source';
  const kind = stringField(value, 'kind');
  switch (kind) {
    case 'spec':
    case 'availability':
    case 'price':
    case 'productType':
    case 'rating':
    case 'vendor':
      return { kind };
    case 'tag':
      return { kind, values: stringListField(value, 'values') };
    case 'option': {
      const name = stringField(value, 'name');
      return name === null ? 'names no option' : { kind, name };
    }
    case 'metafield': {
      const [namespace, key] = [stringField(value, 'namespace'), stringField(value, 'key')];
      return namespace === null || key === null ? 'names no metafield' : { kind, namespace, key };
    }
    default:
      return `has an unknown source "${kind}"`;
  }
}
