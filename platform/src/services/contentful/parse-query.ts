import { type Condition, OPERATORS } from './condition.ts';
import { ContentApiError } from './content-api-error.ts';
import LIST_PARAMETERS from './list-parameters.json' with { type: 'json' };
import { ALL_LOCALES } from './serialize-entity.ts';
import type { Space } from './space.ts';

export interface OrderBy {
  readonly path: readonly string[];
  readonly isDescending: boolean;
}

export interface Query {
  readonly contentType: string | null;
  readonly conditions: readonly Condition[];
  readonly linksTo: { readonly linkType: 'Entry' | 'Asset'; readonly id: string } | null;
  readonly text: string | null;
  /** Beginning of the content type of an asset's file. */
  readonly fileType: string | null;
  readonly select: readonly (readonly string[])[] | null;
  readonly order: readonly OrderBy[];
  readonly skip: number;
  readonly limit: number;
  readonly include: number;
  readonly locale: string;
}

const PATH = /^((?:sys|fields|metadata)(?:\.[\w-]+)+)(?:\[(\w+)\])?$/;
/** Parameters of a list that are no conditions. */
const WITHOUT_CONDITION: ReadonlySet<string> = new Set(LIST_PARAMETERS);

/** Reads the parameters of a list; what the Delivery API would not understand is refused by name. */
export function parseQuery(parameters: URLSearchParams, space: Space): Query {
  const contentType = parameters.get('content_type');
  if (contentType !== null && space.find('ContentType', contentType) === null) {
    throw ContentApiError.invalidQuery('unknownContentType', contentType, INVALID);
  }
  const query: Query = {
    contentType,
    conditions: [...parameters]
      .filter(([name]) => !WITHOUT_CONDITION.has(name))
      .map(([name, value]) => parseCondition(name, value)),
    linksTo: linkAskedFor(parameters),
    text: parameters.get('query'),
    fileType: fileTypeOf(parameters),
    select: parameters.has('select')
      ? splitList(parameters, 'select').map((path) => path.split('.'))
      : null,
    order: splitList(parameters, 'order').map(parseOrder),
    skip: wholeNumber(parameters, 'skip', 0, Number.MAX_SAFE_INTEGER),
    limit: wholeNumber(parameters, 'limit', 100, 1000),
    include: wholeNumber(parameters, 'include', 1, 10),
    locale: localeOf(parameters, space),
  };
  return query;
}

const FILE_TYPES: ReadonlyMap<string, string> = new Map([
  ['audio', 'audio/'],
  ['image', 'image/'],
  ['pdfdocument', 'application/pdf'],
  ['plaintext', 'text/plain'],
  ['video', 'video/'],
]);

function fileTypeOf(parameters: URLSearchParams): string | null {
  const group = parameters.get('mimetype_group');
  if (group === null) return null;
  const found = FILE_TYPES.get(group);
  if (found !== undefined) return found;
  const message = `mimetype_group must be one of ${[...FILE_TYPES.keys()].join(', ')}.`;
  throw ContentApiError.invalidQuery('mimetype_group', group, message);
}

const INVALID =
  'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.';

/** A field means something only within a content type. */
export function requireContentType({ contentType, conditions, order }: Query): void {
  if (contentType !== null) return;
  const filtered = conditions.find(({ path }) => path[0] === 'fields');
  const ordered = order.find(({ path }) => path[0] === 'fields');
  const path = filtered?.path ?? ordered?.path;
  if (path === undefined) return;
  throw ContentApiError.invalidQuery(
    'contentTypeRequired',
    path.join('.'),
    'When querying for entries and involving fields you need to limit your query to a specific content type.',
  );
}

export function localeOf(parameters: URLSearchParams, space: Space): string {
  const locale = parameters.get('locale') ?? space.defaultLocale;
  if (locale === ALL_LOCALES || space.hasLocale(locale)) return locale;
  throw ContentApiError.invalidQuery('locale', locale, `Unknown locale: ${locale}`);
}

function parseCondition(name: string, value: string): Condition {
  const [, path, operatorName] = PATH.exec(name) ?? [];
  const operator =
    operatorName === undefined ? 'eq' : OPERATORS.find((known) => known === operatorName);
  if (path === undefined || operator === undefined) {
    throw ContentApiError.invalidQuery('unknownParameter', name, INVALID);
  }
  return { name, path: path.split('.'), operator, value };
}

function parseOrder(text: string): OrderBy {
  const path = text.replace(/^-/, '').split('.');
  if (path[0] === 'sys' || path[0] === 'fields') {
    return { path, isDescending: text.startsWith('-') };
  }
  throw ContentApiError.invalidQuery('order', text, INVALID);
}

function linkAskedFor(parameters: URLSearchParams): Query['linksTo'] {
  const entry = parameters.get('links_to_entry');
  if (entry !== null) return { linkType: 'Entry', id: entry };
  const asset = parameters.get('links_to_asset');
  return asset === null ? null : { linkType: 'Asset', id: asset };
}

function splitList(parameters: URLSearchParams, name: string): readonly string[] {
  const text = parameters.get(name) ?? '';
  return text === '' ? [] : text.split(',').map((item) => item.trim());
}

function wholeNumber(
  parameters: URLSearchParams,
  name: string,
  otherwise: number,
  most: number,
): number {
  const text = parameters.get(name);
  if (text === null) return otherwise;
  const value = /^\d{1,15}$/.test(text) ? Number(text) : -1;
  if (value >= 0 && value <= most) return value;
  throw ContentApiError.invalidQuery(name, text, `The value of ${name} must be from 0 to ${most}.`);
}
