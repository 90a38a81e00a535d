import type { Catalogue } from '../generator/source.ts';
import { shopTexts } from '../generator/texts/index.ts';
import { type ContentEntry, linkTo, same } from './entry.ts';
import { homeText } from './home-entries.ts';
import { textsByLanguage } from './locales.ts';
import { pageText } from './page-entries.ts';
import type { PageSlug } from './texts/page-texts.ts';

const COLLECTIONS = ['care', 'styling', 'bundles', 'bestsellers', 'travel'] as const;

const SERVICE: readonly PageSlug[] = ['delivery', 'returns', 'withdrawal', 'contact'];
const LEGAL: readonly PageSlug[] = [
  'about',
  'terms',
  'privacy',
  'cookies',
  'accessibility',
  'imprint',
];

/** The menus at the head and the foot of every page. */
export function menuEntries({ ranges }: Catalogue): readonly ContentEntry[] {
  const rangeLinks = ranges.map(({ handle, title }) =>
    linkEntry(`menu-${handle}`, same(title), { page: `range-${handle}` }),
  );
  const ofRanges = linkEntry(
    'menu-ranges',
    textsByLanguage((language) => shopTexts[language].menu.ranges),
    { path: '/shop', items: rangeLinks },
  );
  const ofCollections = COLLECTIONS.map((handle) =>
    linkEntry(`menu-${handle}`, collectionTitle(handle), { page: `collection-${handle}` }),
  );
  const service = SERVICE.map(pageLink);
  const legal = LEGAL.map(pageLink);
  const salons = linkEntry(
    'menu-salons',
    homeText(({ salon }) => salon.action),
    { path: '/salon/' },
  );
  const footer = [
    linkEntry(
      'menu-service',
      homeText(({ footer: { service: title } }) => title),
      { items: [salons, ...service] },
    ),
    linkEntry(
      'menu-legal',
      homeText(({ footer: { legal: title } }) => title),
      { items: legal },
    ),
  ];
  return [
    ...COLLECTIONS.map(collectionEntry),
    menu('main', [ofRanges, ...ofCollections]),
    menu('footer', footer),
    ...rangeLinks,
    ofRanges,
    ...ofCollections,
    salons,
    ...service,
    ...legal,
    ...footer,
  ];
}

const collectionTitle = (handle: (typeof COLLECTIONS)[number]) =>
  textsByLanguage((language) => shopTexts[language].collections[handle].title);

function collectionEntry(handle: (typeof COLLECTIONS)[number]): ContentEntry {
  return {
    id: `collection-${handle}`,
    contentType: 'collectionPage',
    fields: { title: collectionTitle(handle), slug: same(handle) },
  };
}

const pageLink = (slug: PageSlug): ContentEntry =>
  linkEntry(
    `menu-${slug}`,
    pageText(slug, ({ title }) => title),
    // The law wants the function itself within reach; its page leads on to what is said about it.
    slug === 'withdrawal' ? { path: '/withdraw' } : { page: `page-${slug}` },
  );

interface LinkParts {
  readonly page?: string;
  readonly path?: string;
  readonly items?: readonly ContentEntry[];
}

function linkEntry(
  id: string,
  title: Record<string, unknown>,
  { page, path, items = [] }: LinkParts,
): ContentEntry {
  return {
    id,
    contentType: 'link',
    fields: {
      name: same(id),
      title,
      page: page === undefined ? {} : same(linkTo(page)),
      path: same(path),
      items: items.length === 0 ? {} : same(items.map((item) => linkTo(item.id))),
    },
  };
}

function menu(slug: string, items: readonly ContentEntry[]): ContentEntry {
  return {
    id: `menu-of-${slug}`,
    contentType: 'menu',
    fields: { slug: same(slug), items: same(items.map(({ id }) => linkTo(id))) },
  };
}
