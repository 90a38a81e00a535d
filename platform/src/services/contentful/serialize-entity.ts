import {
  at,
  contentTypeOf,
  type Entity,
  isRecord,
  type Json,
  type JsonRecord,
  makeLink,
  textAt,
} from './entity.ts';
import type { Space } from './space.ts';

/** Names of the space in answers, and the origin of its files. */
export interface Place {
  readonly spaceId: string;
  readonly environmentId: string;
  readonly origin: string;
}

/** Every locale side by side, each with what was written for it. */
export const ALL_LOCALES = '*';

export interface Delivery {
  readonly space: Space;
  readonly place: Place;
  /** A locale of the space, or `*`. */
  readonly locale: string;
}

/** An entry or asset as readers get it: published numbers, and fields in their locale. */
export function serializeEntity(entity: Entity, delivery: Delivery): JsonRecord {
  const { content } = entity;
  return {
    metadata: { tags: at(content, 'metadata', 'tags') ?? [] },
    sys: deliveredSys(entity, delivery),
    fields: deliveredFields(entity, delivery),
  };
}

function deliveredSys(entity: Entity, { place, locale }: Delivery): JsonRecord {
  const sys = at(entity.content, 'sys');
  const contentType = contentTypeOf(entity);
  return {
    space: makeLink({ linkType: 'Space', id: place.spaceId }),
    id: entity.id,
    type: entity.kind,
    createdAt: textAt(sys, 'firstPublishedAt') ?? textAt(sys, 'createdAt') ?? '',
    updatedAt: textAt(sys, 'publishedAt') ?? textAt(sys, 'updatedAt') ?? '',
    environment: makeLink({ linkType: 'Environment', id: place.environmentId }),
    publishedVersion: at(sys, 'publishedVersion'),
    revision: at(sys, 'publishedCounter') ?? 1,
    ...(contentType === null
      ? {}
      : { contentType: makeLink({ linkType: 'ContentType', id: contentType }) }),
    ...(locale === ALL_LOCALES ? {} : { locale }),
  };
}

function deliveredFields(entity: Entity, { space, place, locale }: Delivery): JsonRecord {
  const fields = at(entity.content, 'fields');
  const found: Record<string, Json> = {};
  for (const [name, perLocale] of Object.entries(isRecord(fields) ? fields : {})) {
    if (locale === ALL_LOCALES) {
      const held = isRecord(perLocale) ? perLocale : {};
      const values = Object.entries(held).filter(([, value]) => value !== null);
      if (values.length === 0) continue;
      found[name] = Object.fromEntries(
        values.map(([code, value]) => [code, withServedUrl(value, place)]),
      );
    } else {
      const value = fieldIn(entity, name, locale, space);
      if (value !== null) found[name] = withServedUrl(value, place);
    }
  }
  return found;
}

/** A field in a locale, its fallbacks, or the default where the field is not translated. */
export function fieldIn(entity: Entity, name: string, locale: string, space: Space): Json {
  const perLocale = at(entity.content, 'fields', name);
  const requested = locale === ALL_LOCALES ? space.defaultLocale : locale;
  const codes = isTranslated(entity, name, space)
    ? space.chainOf(requested)
    : [space.defaultLocale];
  for (const code of codes) {
    const value = at(perLocale, code);
    if (value !== null) return value;
  }
  return null;
}

function isTranslated(entity: Entity, name: string, space: Space): boolean {
  const type = contentTypeOf(entity);
  if (type === null) return true;
  const fields = at(space.find('ContentType', type)?.content, 'fields');
  const field = Array.isArray(fields) ? fields.find((one) => at(one, 'id') === name) : null;
  return at(field, 'localized') !== false;
}

const CONTENTFUL_FILES = /^(?:https?:)?\/\/(images|videos)\.ctfassets\.net\/[^/]+\/(.*)$/;

/** A file of Contentful's own host is served from here: the same export also fills a real space. */
function withServedUrl(value: Json, { origin, spaceId }: Place): Json {
  const url = textAt(value, 'url');
  const [, kind, path] = url === null ? [] : (CONTENTFUL_FILES.exec(url) ?? []);
  if (path === undefined || !isRecord(value)) return value;
  const host = origin.replace(/^https?:/, '');
  return { ...value, url: `${host}/contentful/${kind}/${spaceId}/${path}` };
}
