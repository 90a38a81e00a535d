import { type Element, elementsOf } from './elements-of.ts';

/** What a search engine, or a careful reader of its markup, sees of a page. */
export interface SeenPage {
  readonly url: string;
  readonly lang: string;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly headingCount: number;
  readonly canonicals: readonly string[];
  readonly isListed: boolean;
  /** hreflang → address. */
  readonly sisters: ReadonlyMap<string, string>;
  readonly structured: readonly unknown[];
  /** Pages that it leads to. */
  readonly links: readonly string[];
  /** Files that it asks for. */
  readonly assets: readonly string[];
  readonly flaws: readonly string[];
}

export function readPage(url: string, html: string, robots: string | null): SeenPage {
  const elements = elementsOf(html);
  const all = (name: string) => elements.filter((element) => element.name === name);
  const metas = (name: string) =>
    all('meta').flatMap(({ attributes: { name: is, content = '' } }) =>
      is === name ? content : [],
    );
  const rels = (rel: string) => all('link').filter(({ attributes }) => attributes['rel'] === rel);
  const hrefOf = ({ attributes: { href = '' } }: Element) => href;
  const absolute = (address: string) => new URL(address, url).href;
  return {
    url,
    lang: all('html')[0]?.attributes['lang'] ?? '',
    titles: all('title').flatMap(({ text }) => (text.trim() === '' ? [] : text)),
    descriptions: metas('description').filter((text) => text.trim() !== ''),
    headingCount: all('h1').length,
    canonicals: rels('canonical').map(hrefOf),
    isListed: ![robots ?? '', ...metas('robots')].some((text) => text.includes('noindex')),
    sisters: new Map(
      rels('alternate').map((link) => [link.attributes['hreflang'] ?? '', hrefOf(link)]),
    ),
    structured: all('script')
      .filter(({ attributes: { type } }) => type === 'application/ld+json')
      .map(({ text }) => JSON.parse(text)),
    links: all('a')
      .map(hrefOf)
      .filter((href) => href !== '' && !/^(?:#|tel:|mailto:)/.test(href))
      .map(absolute),
    assets: assetsOf(elements).map(absolute),
    flaws: flawsOf(elements, html),
  };
}

function assetsOf(elements: readonly Element[]): readonly string[] {
  return elements.flatMap(({ name, attributes: { rel, href, src, srcset, content, property } }) => {
    if (name === 'link') return rel === 'canonical' || rel === 'alternate' ? [] : (href ?? []);
    if (name === 'meta') return property === 'og:image' ? (content ?? []) : [];
    const candidates = (srcset ?? '').split(',').map((one) => one.trim().split(/\s/)[0] ?? '');
    return [src ?? '', ...candidates].filter((address) => address !== '');
  });
}

function flawsOf(elements: readonly Element[], html: string): readonly string[] {
  const ids = elements.flatMap(({ attributes: { id } }) => id ?? []);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const pictures = elements.filter(({ name }) => name === 'img');
  const known = new Set(ids);
  return [
    ...twice.map((id) => `the id ${id} is there twice`),
    ...pictures
      .filter(({ attributes: { alt, width, height } }) => !(alt !== undefined && width && height))
      .map(({ attributes: { src } }) => `the picture ${src} has no alt, width or height`),
    ...elements
      .filter(({ attributes: { href = '' } }) => /^#./.test(href) && !known.has(href.slice(1)))
      .map(({ attributes: { href } }) => `${href} leads to nothing on the page`),
    ...(hasNestedLinks(html) ? ['a link stands in a link'] : []),
  ];
}

// A parser takes nested links apart, so they have to be looked for before it does.
function hasNestedLinks(html: string): boolean {
  let depth = 0;
  for (const [tag] of html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/<\/?a[\s>]/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth > 1) return true;
  }
  return false;
}
