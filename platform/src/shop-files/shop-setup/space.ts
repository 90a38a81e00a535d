import { LANGUAGES, type Language } from '../../protocol/index.ts';
import {
  contentTypeOf,
  type ExportedEntity,
  isRecord,
  type Json,
  type JsonRecord,
  linksIn,
  readLink,
} from '../../services/contentful/index.ts';
import { DEMO_FOLDER } from '../../shopify/images/index.ts';
import { demoEntities, openDemo } from '../seeding/index.ts';
import type { ContentTarget } from './derive-content.ts';

type Space = readonly ExportedEntity[];

/** Content types that every shop needs whatever it sells: legal pages and the facts of the markets in them. */
const TYPES_TO_START_WITH: readonly string[] = ['generalPage', 'textModule', 'marketFacts'];
const FOOTER = 'menu-of-footer';
/** Here the demo brand speaks of itself. */
const OF_THE_DEMO: readonly string[] = [
  'page-about',
  'text-about',
  'page-professional-colour',
  'text-professional-colour',
  'menu-about',
  'menu-journal',
  'menu-salons',
  // Questions are the merchant's to write: an empty page helps nobody.
  'page-questions',
  'menu-questions',
];

/** The content of a shop that has not written any yet: the legal pages, and a footer that leads to them and to pages that the merchant wrote. */
export function starterSpace(written: ReadonlySet<string> = new Set()): Space {
  const demo = demoEntities(openDemo(DEMO_FOLDER, 'merchant'));
  const gone = OF_THE_DEMO.filter((id) => !written.has(id.replace(/^menu-/, 'page-')));
  const footer = footerOf(demo, gone);
  return demo
    .filter((entity) => {
      if (entity.kind === 'Asset' || gone.includes(entity.id)) return false;
      if (entity.kind !== 'Entry' || footer.has(entity.id)) return true;
      return TYPES_TO_START_WITH.includes(contentTypeOf(entity) ?? '');
    })
    .map((entity) => ({ ...entity, content: withoutLinks(entity.content, gone) }));
}

/** The space with every content type that the storefront reads. */
export function withAllTypes(space: Space, demo: Space): Space {
  const known = new Set(space.filter(({ kind }) => kind === 'ContentType').map(({ id }) => id));
  return [...space, ...demo.filter(({ kind, id }) => kind === 'ContentType' && !known.has(id))];
}

/** The locales that texts are written for, the default first; a locale that falls back to one of its own language has none. */
export function contentLocales(space: Space): ContentTarget['locales'] {
  const locales = space
    .filter(({ kind }) => kind === 'Locale')
    .map(({ id, content }) => ({
      code: id,
      language: languageOf(id),
      isDefault: content['default'] === true,
      fallback: content['fallbackCode'],
    }));
  const main = locales.find(({ isDefault }) => isDefault);
  if (main === undefined) throw new Error('The content has no default locale.');
  const others = locales.filter(
    ({ code, language, fallback }) =>
      code !== main.code &&
      language !== null &&
      !(typeof fallback === 'string' && languageOf(fallback) === language),
  );
  const ofLanguage = ({ code, language }: (typeof locales)[number]) => ({
    code,
    language: language ?? 'en',
  });
  return [ofLanguage(main), ...others.map(ofLanguage)];
}

function languageOf(code: string): Language | null {
  const language = code.slice(0, 2).toLowerCase();
  if (language === 'no') return 'nb';
  return LANGUAGES.find((known) => known === language) ?? null;
}

/** The ids of the footer's menu and of the links in it, however deep. */
function footerOf(space: Space, gone: readonly string[]): ReadonlySet<string> {
  const byId = new Map(space.map((entity) => [entity.id, entity]));
  const found = new Set<string>();
  const follow = (id: string) => {
    const entity = byId.get(id);
    if (entity === undefined || found.has(id) || gone.includes(id)) return;
    if (!['menu', 'link'].includes(contentTypeOf(entity) ?? '')) return;
    found.add(id);
    for (const link of linksIn(entity.content)) follow(link.id);
  };
  follow(FOOTER);
  return found;
}

/** Leaves out the items of lists that link to what is gone. */
function withoutLinks(content: JsonRecord, gone: readonly string[]): JsonRecord {
  const cleaned: Json = JSON.parse(
    JSON.stringify(content, (_key, value: unknown) =>
      Array.isArray(value)
        ? value.filter((item: Json) => !gone.includes(readLink(item)?.id ?? ''))
        : value,
    ),
  );
  return isRecord(cleaned) ? cleaned : content;
}
