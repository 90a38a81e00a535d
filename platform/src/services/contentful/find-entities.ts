import { compare, hasWords, isFulfilled } from './condition.ts';
import { ContentApiError } from './content-api-error.ts';
import {
  at,
  contentTypeOf,
  type Entity,
  isList,
  type Json,
  type JsonRecord,
  linksIn,
  readLink,
  textAt,
} from './entity.ts';
import type { OrderBy, Query } from './parse-query.ts';
import { ALL_LOCALES, type Delivery, fieldIn, serializeEntity } from './serialize-entity.ts';

/** The entities that a query asks for, all of them and in its order. */
export function findEntities(
  kind: 'Entry' | 'Asset',
  query: Query,
  delivery: Delivery,
): readonly Entity[] {
  for (const { path, name } of query.conditions) requireField(path, name, query, delivery);
  for (const { path } of query.order) requireField(path, path.join('.'), query, delivery);
  const found = delivery.space
    .all(kind)
    .filter(
      (entity) =>
        (query.contentType === null || contentTypeOf(entity) === query.contentType) &&
        query.conditions.every((one) => isFulfilled(one, valuesAt(entity, one.path, delivery))) &&
        (query.fileType === null || hasFileType(entity, query.fileType, delivery)) &&
        (query.linksTo === null || linksTo(entity, query.linksTo)) &&
        (query.text === null || hasText(entity, query.text, delivery)),
    );
  return sort(found, query, delivery);
}

function requireField(
  [root, name = '']: readonly string[],
  asked: string,
  { contentType }: Query,
  { space }: Delivery,
): void {
  if (root !== 'fields' || contentType === null) return;
  const fields = at(space.find('ContentType', contentType)?.content, 'fields');
  if (isList(fields) && fields.some((field) => at(field, 'id') === name)) return;
  throw ContentApiError.invalidQuery('unknown', asked, `No field with id "${name}" found.`);
}

/** Returns what lies at a path, over links too: `fields.range.fields.slug`, `fields.range.sys.id`. */
function valuesAt(
  entity: Entity,
  [root, key = '', ...rest]: readonly string[],
  delivery: Delivery,
): readonly Json[] {
  if (root === 'fields') {
    const value = fieldIn(entity, key, delivery.locale, delivery.space);
    return (isList(value) ? value : [value]).flatMap((item) => inside(item, rest, delivery));
  }
  const whole = serializeEntity(entity, delivery);
  const value = at(whole, root ?? '', key);
  return (isList(value) ? value : [value]).map((item) => at(item, ...rest));
}

function inside(value: Json, path: readonly string[], delivery: Delivery): readonly Json[] {
  if (path.length === 0) return [value];
  const link = readLink(value);
  const direct = at(value, ...path);
  if (link === null || direct !== null) return [direct];
  const target = delivery.space.find(link.linkType, link.id);
  return target === null ? [] : valuesAt(target, path, delivery);
}

function linksTo({ content }: Entity, requested: { linkType: string; id: string }): boolean {
  return linksIn(content['fields'] ?? null).some(
    ({ linkType, id }) => linkType === requested.linkType && id === requested.id,
  );
}

function hasFileType(entity: Entity, start: string, { locale, space }: Delivery): boolean {
  const type = textAt(fieldIn(entity, 'file', locale, space), 'contentType');
  return type?.startsWith(start) ?? false;
}

function hasText(entity: Entity, requested: string, delivery: Delivery): boolean {
  const locale = delivery.locale === ALL_LOCALES ? delivery.space.defaultLocale : delivery.locale;
  return hasWords(
    textsIn(serializeEntity(entity, { ...delivery, locale })['fields'] ?? null),
    requested,
  );
}

function textsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((item: Json) => textsIn(item));
}

/** Sorts by the order asked for, else what changed last comes first; ties stay as the file has them. */
function sort(found: readonly Entity[], query: Query, delivery: Delivery): readonly Entity[] {
  const order = query.order.length > 0 ? query.order : [LAST_CHANGED];
  const keyed = found.map((entity) => ({
    entity,
    keys: order.map(({ path }) => valuesAt(entity, path, delivery)[0] ?? null),
  }));
  keyed.sort((a, b) => {
    for (const [index, { isDescending }] of order.entries()) {
      const difference = inOrder(a.keys[index] ?? null, b.keys[index] ?? null, isDescending);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return keyed.map(({ entity }) => entity);
}

const LAST_CHANGED: OrderBy = { path: ['sys', 'updatedAt'], isDescending: true };

/** Compares two; the one without a value comes last either way. */
function inOrder(left: Json, right: Json, isDescending: boolean): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  const difference =
    compare(left, typeof right === 'object' ? JSON.stringify(right) : String(right)) || 0;
  return isDescending ? -difference : difference;
}

/** Only what was asked for; `sys` is always whole, as the clients need it to resolve links. */
export function selectFields(delivered: JsonRecord, { select }: Query): JsonRecord {
  if (select === null) return delivered;
  const whole = new Set(select.filter((path) => path.length === 1).map(([root]) => root));
  const names = new Set(select.filter(([root]) => root === 'fields').map(([, name]) => name));
  const fields = delivered['fields'];
  const kept = Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).filter(
    ([name]) => whole.has('fields') || names.has(name),
  );
  const { sys = null, metadata = null } = delivered;
  return {
    ...(whole.has('metadata') ? { metadata } : {}),
    sys,
    ...(whole.has('fields') || names.size > 0 ? { fields: Object.fromEntries(kept) } : {}),
  };
}
