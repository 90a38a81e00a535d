import type { Store } from '../../store/index.ts';
import { at, type Entity, isRecord, KINDS, type Kind, textAt } from './entity.ts';
import { keyOf, latestChange, readDrafts, readEntities } from './entity-store.ts';

/** The space as its readers see it: everything in memory, found by id. */
export interface Space {
  readonly change: number;
  readonly defaultLocale: string;
  /** Locales from one, itself first, over its fallbacks. */
  readonly chainOf: (locale: string) => readonly string[];
  readonly hasLocale: (locale: string) => boolean;
  readonly all: (kind: Kind) => readonly Entity[];
  readonly find: (kind: string, id: string) => Entity | null;
}

const SPACES = new WeakMap<Store, Space>();

/** Read anew only after an import, which may have come from another process. */
export function spaceOf(store: Store): Space {
  const change = latestChange(store.read);
  const known = SPACES.get(store);
  if (known?.change === change) return known;
  const space = makeSpace(change, readEntities(store.read));
  SPACES.set(store, space);
  return space;
}

/** Space as its editors see it: drafts in the place of what readers see. */
export function previewOf(store: Store): Space {
  const sql = store.read;
  const change = latestChange(sql);
  const shown = new Map(readEntities(sql).map((entity) => [keyOf(entity), entity]));
  for (const draft of readDrafts(sql)) shown.set(keyOf(draft), { ...asWritten(draft), change });
  return makeSpace(change, [...shown.values()]);
}

/** A draft was changed when it was written, not when the state before it was published. */
function asWritten<Draft extends Pick<Entity, 'content'>>(draft: Draft): Draft {
  const sys = at(draft.content, 'sys');
  const { publishedAt: _, ...written } = isRecord(sys) ? sys : {};
  return { ...draft, content: { ...draft.content, sys: written } };
}

function makeSpace(change: number, entities: readonly Entity[]): Space {
  const byKind = new Map(KINDS.map((kind) => [kind, entities.filter((one) => one.kind === kind)]));
  const byKey = new Map(entities.map((entity) => [`${entity.kind} ${entity.id}`, entity]));
  const locales = byKind.get('Locale') ?? [];
  const fallbacks = new Map(
    locales.map(({ id, content }) => [id, textAt(content, 'fallbackCode')]),
  );
  const defaultLocale = locales.find(({ content }) => content['default'] === true)?.id ?? 'en-US';
  return {
    change,
    defaultLocale,
    chainOf: (locale) => chain(locale, fallbacks),
    hasLocale: (locale) => fallbacks.has(locale),
    all: (kind) => byKind.get(kind) ?? [],
    find: (kind, id) => byKey.get(`${kind} ${id}`) ?? null,
  };
}

/** Each locale once, so that circular fallbacks end. */
function chain(locale: string, fallbacks: ReadonlyMap<string, string | null>): readonly string[] {
  const codes: string[] = [];
  let code: string | null = locale;
  while (code !== null && !codes.includes(code)) {
    codes.push(code);
    code = fallbacks.get(code) ?? null;
  }
  return codes;
}
