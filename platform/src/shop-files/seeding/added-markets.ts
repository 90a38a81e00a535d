import type { ShopKey } from '../../protocol/index.ts';
import {
  at,
  type ExportedEntity,
  isRecord,
  type JsonRecord,
  parseExport,
} from '../../services/contentful/index.ts';
import { demoContent } from './content.ts';
import type { Demo } from './demo.ts';

/** The demo's content for the platform; its own files are right, or nothing starts. */
export function demoEntities(demo: Demo): readonly ExportedEntity[] {
  const parsed = parseExport(demoContent(demo));
  if (parsed.ok) return parsed.entities;
  throw new Error(`${demo.folder}: ${parsed.errors[0]}`);
}

/** The space with what shops need that came after it: locales, facts, and the demo's texts in a new language; null where it has all. */
export function withMarketsOf(
  shops: readonly ShopKey[],
  held: readonly ExportedEntity[],
  demo: readonly ExportedEntity[],
): readonly ExportedEntity[] | null {
  const known = new Set(held.map(({ kind, id }) => `${kind} ${id}`));
  const missing = demo.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
  const facts = missing.filter(({ id }) => shops.some((shop) => id === `market-${shop}`));
  const wanted = new Set(facts.flatMap(localesOf));
  const locales = missing.filter(({ kind, id }) => kind === 'Locale' && wanted.has(id));
  if (facts.length === 0) return null;
  const own = new Map(demo.map((entity) => [`${entity.kind} ${entity.id}`, entity]));
  const codes = locales.map(({ id }) => id);
  const spoken = held.map((entity) => ({
    ...entity,
    content: withTexts(entity.content, own.get(`${entity.kind} ${entity.id}`)?.content, codes),
  }));
  return [...spoken, ...locales, ...facts];
}

function localesOf({ content }: ExportedEntity): readonly string[] {
  const byLocale = at(content, 'fields', 'facts');
  return isRecord(byLocale) ? Object.keys(byLocale) : [];
}

/** Adds values in new locales to fields that have none in them. */
function withTexts(
  content: JsonRecord,
  demo: JsonRecord | undefined,
  codes: readonly string[],
): JsonRecord {
  const [fields, said] = [content['fields'], demo?.['fields']];
  if (codes.length === 0 || !isRecord(fields) || !isRecord(said)) return content;
  const spoken = Object.entries(fields).map(([name, value]) => {
    const texts = said[name];
    if (!isRecord(value) || !isRecord(texts)) return [name, value] as const;
    const added = Object.entries(texts).filter(([code]) => codes.includes(code));
    return [name, { ...Object.fromEntries(added), ...value }] as const;
  });
  return { ...content, fields: Object.fromEntries(spoken) };
}
