import type { Store } from '../../store/index.ts';
import { ContentApiError } from './content-api-error.ts';
import { at, type Entity, type Json, type JsonRecord } from './entity.ts';
import { findEntities, selectFields } from './find-entities.ts';
import { localeOf, parseQuery, requireContentType } from './parse-query.ts';
import { resolveIncludes } from './resolve-includes.ts';
import { type Delivery, type Place, serializeEntity } from './serialize-entity.ts';
import { previewOf, type Space, spaceOf } from './space.ts';

export interface ContentRequest {
  /** Path after the environment: `entries`, `entries/hero`. */
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly place: Place;
  /** True shows drafts. */
  readonly isPreview?: boolean;
}

/** Handles a request below a space's environment. */
export function handleRequest(
  store: Store,
  { path, parameters, place, isPreview = false }: ContentRequest,
): JsonRecord {
  const space = isPreview ? previewOf(store) : spaceOf(store);
  const [resource, id, ...deeper] = path.split('/');
  if (deeper.length > 0) throw ContentApiError.notFound('Resource', path);
  const locale = localeOf(parameters, space);
  const delivery: Delivery = { space, place, locale };
  switch (resource) {
    case 'entries':
    case 'assets': {
      const kind = resource === 'entries' ? 'Entry' : 'Asset';
      return id === undefined
        ? listing(kind, parameters, delivery)
        : serializeEntity(existing(space, kind, id), delivery);
    }
    case 'content_types':
    case 'tags': {
      const kind = resource === 'tags' ? 'Tag' : 'ContentType';
      return id === undefined
        ? plainList(space.all(kind).map(({ content }) => content))
        : existing(space, kind, id).content;
    }
    case 'locales':
      return plainList(space.all('Locale').map(localeItem));
    default:
      throw ContentApiError.notFound('Resource', path);
  }
}

function listing(
  kind: 'Entry' | 'Asset',
  parameters: URLSearchParams,
  delivery: Delivery,
): JsonRecord {
  const query = parseQuery(parameters, delivery.space);
  if (kind === 'Entry') requireContentType(query);
  const found = findEntities(kind, query, delivery);
  const { skip, limit } = query;
  const items = found
    .slice(skip, skip + limit)
    .map((entity) => selectFields(serializeEntity(entity, delivery), query));
  const { includes, errors } = resolveIncludes(items, query.include, delivery);
  return {
    sys: { type: 'Array' },
    total: found.length,
    skip,
    limit,
    items,
    ...(errors.length > 0 ? { errors } : {}),
    ...(Object.keys(includes).length > 0 ? { includes } : {}),
  };
}

/** The space itself, with its locales. */
export function describeSpace(store: Store, spaceId: string): JsonRecord {
  const locales = spaceOf(store).all('Locale').map(localeItem);
  return { sys: { type: 'Space', id: spaceId }, name: spaceId, locales };
}

function existing(space: Space, kind: string, id: string): Entity {
  const found = space.find(kind, id);
  if (found === null) throw ContentApiError.notFound(kind, id);
  return found;
}

function plainList(items: readonly JsonRecord[]): JsonRecord {
  return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items };
}

function localeItem({ id, content }: Entity): JsonRecord {
  const text = (name: string): Json => at(content, name);
  return {
    code: id,
    name: text('name'),
    default: content['default'] === true,
    fallbackCode: text('fallbackCode'),
    sys: { id: at(content, 'sys', 'id') ?? id, type: 'Locale', version: 1 },
  };
}
