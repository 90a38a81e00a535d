import * as v from 'valibot';
import { decodeEscapes } from '../../protocol/index.ts';
import {
  DecodeError,
  list,
  nullableText,
  readValue,
  record,
  text,
} from '../../protocol/json/index.ts';
import type { Sql } from '../../store/index.ts';
import {
  at,
  contentTypeOf,
  isList,
  isRecord,
  type Json,
  linksIn,
  localizedValues,
  textAt,
} from './entity.ts';
import { readEntities } from './entity-store.ts';
import type { ExportedEntity } from './parse-export.ts';
import PATHS from './shop-paths.json' with { type: 'json' };

type Space = readonly ExportedEntity[];

const words = v.pipe(record, v.record(v.string(), text));

/** Fields of JSON, whose insides Contentful does not check; a part of another shape is not shown. */
const INSIDES: Readonly<Record<string, v.GenericSchema>> = {
  'filterSettings.groups': list(v.object({ id: text, label: nullableText, source: record })),
  'facts.facts': list(v.object({ title: text, text })),
  'marketFacts.facts': words,
  'promoSettings.discountTitles': words,
  'questions.questions': list(
    v.object({
      id: text,
      question: text,
      answer: text,
      link: v.nullish(v.object({ title: text, path: text })),
    }),
  ),
  'consultation.questions': list(
    v.object({ id: text, title: nullableText, answers: list(v.object({ id: text, label: text })) }),
  ),
};

/** Sentences about what the pages of these entities would not show or lead nowhere: each with entry, field and locale. */
export function contentWarnings(sql: Sql, entities: Space): readonly string[] {
  const leadsSomewhere = createPathCheck(sql, entities);
  const known = new Set(entities.map(({ kind, id }) => `${kind} ${id}`));
  const fieldsOf = new Map(
    entities
      .filter(({ kind }) => kind === 'ContentType')
      .map(({ id, content }) => [id, fieldNames(content['fields'] ?? null)]),
  );
  const pageOf = new Map<Json, string>();
  return entities.flatMap((entity) => {
    if (entity.kind !== 'Entry') return [];
    const type = contentTypeOf(entity) ?? '';
    return localizedValues(entity).flatMap(({ field, locale, value }) => {
      const page = `${type}.${field}` === 'generalPage.slug' ? pageOf.get(value) : entity.id;
      if (page === undefined) pageOf.set(value, entity.id);
      const faults = [
        ...((page ?? entity.id) === entity.id
          ? []
          : [`is that of the entry ${page}, whose id it needs to take its place`]),
        ...(fieldsOf.get(type)?.has(field) === false ? [`is no field of ${type}`] : []),
        ...(known.has(`Locale ${locale}`) ? [] : ['is no language of the content']),
        ...linksIn(value)
          .filter(({ linkType, id }) => !known.has(`${linkType} ${id}`))
          .map(
            ({ linkType, id }) =>
              `links to the ${linkType.toLowerCase()} ${id}, which is not there`,
          ),
        ...pathsIn(`${type}.${field}`, value)
          .filter((path) => !leadsSomewhere(path))
          .map((path) => `leads to ${path}, which is no page of the shop`),
        ...insideFaults(`${type}.${field}`, value),
      ];
      return faults.map((fault) => `entry ${entity.id}, ${field}, ${locale}: ${fault}.`);
    });
  });
}

function fieldNames(fields: Json): ReadonlySet<string> {
  return new Set((isList(fields) ? fields : []).map((field) => textAt(field, 'id') ?? ''));
}

function insideFaults(field: string, value: Json): readonly string[] {
  const schema = Object.hasOwn(INSIDES, field) ? INSIDES[field] : undefined;
  if (value === null || schema === undefined) return [];
  try {
    readValue(schema, value);
    return [];
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return [error.message.replace(/\.$/, '')];
  }
}

/** Paths of the shop in a field that is one, in questions, and in links of rich text. */
function pathsIn(field: string, value: Json): readonly string[] {
  if (field === 'link.path') return typeof value === 'string' ? [value] : [];
  if (isList(value)) return value.flatMap((one) => pathsIn(field, one));
  if (!isRecord(value)) return [];
  const path =
    field === 'questions.questions' ? textAt(value, 'link', 'path') : textAt(value, 'data', 'uri');
  return [
    ...(path?.startsWith('/') && !path.startsWith('//') ? [path] : []),
    ...pathsIn(field, at(value, 'content')),
  ];
}

/** Kinds of record by the first part of the path that shows them. */
const BY_HANDLE: Readonly<Record<string, string>> = {
  range: 'collection',
  list: 'collection',
  products: 'product',
};

/** Makes a check whether a path leads to a page of the shop; these entities count with those that are kept. */
export function createPathCheck(sql: Sql, entities: Space): (path: string) => boolean {
  const pages = new Set(
    [...readEntities(sql), ...entities]
      .filter((entity) => entity.kind === 'Entry' && contentTypeOf(entity) === 'generalPage')
      .flatMap((entity) =>
        localizedValues(entity).flatMap(({ field, value }) => (field === 'slug' ? [value] : [])),
      ),
  );
  const has = sql.prepare(
    'SELECT 1 FROM catalogue_records WHERE kind = ? AND lower(handle) = lower(?) LIMIT 1',
  );
  return (path) => {
    const [first = '', ...rest] = path
      .replace(/[?#].*$/, '')
      .replace(/^\/|\/$/g, '')
      .split('/');
    const whole = [first, ...rest].join('/');
    const handle = decodeEscapes(rest.join('/'));
    const kind = Object.hasOwn(BY_HANDLE, first) ? BY_HANDLE[first] : undefined;
    if (whole === '' || PATHS.includes(whole) || has.get('redirect', `/${whole}`)) return true;
    if (first === 'pages') return pages.has(handle);
    // Articles and policies stand in records of their own kind, among others.
    if (['journal', 'policies', 'salon'].includes(first)) return rest.length === 1;
    return kind !== undefined && has.get(kind, handle) !== undefined;
  };
}
