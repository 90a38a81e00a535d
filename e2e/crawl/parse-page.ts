import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Empties styles and scripts, two thirds of a page, of which structured data alone is read. */
function withoutCode(html: string): string {
  return html.replace(/(<(style|script)(?![^>]*ld\+json)[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1');
}

/** Lists all elements of a document as a browser would make them, in order. */
function elementsOf(html: string): readonly Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (tree.isElementNode(node)) {
      found.push({
        name: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: node.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join(''),
      });
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

/** Parts of a page that a search engine sees. */
export interface ParsedPage {
  readonly url: string;
  readonly lang: string;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly headingCount: number;
  readonly canonicals: readonly string[];
  readonly isListed: boolean;
  /** hreflang → URL. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly structured: readonly unknown[];
  /** Pages that it links to. */
  readonly links: readonly string[];
  /** Files that it loads. */
  readonly assets: readonly string[];
  readonly problems: readonly string[];
}

export function parsePage(url: string, html: string, robots: string | null): ParsedPage {
  const markup = withoutCode(html);
  const elements = elementsOf(markup);
  const all = (name: string) => elements.filter((element) => element.name === name);
  const metas = (name: string) =>
    all('meta').flatMap(({ attributes: { name: is, content = '' } }) =>
      is === name ? content : [],
    );
  const rels = (rel: string) => all('link').filter(({ attributes }) => attributes['rel'] === rel);
  const hrefOf = ({ attributes: { href = '' } }: Element) => href;
  const absolute = (href: string) => new URL(href, url).href;
  return {
    url,
    lang: all('html')[0]?.attributes['lang'] ?? '',
    titles: all('title').flatMap(({ text }) => (text.trim() === '' ? [] : text)),
    descriptions: metas('description').filter((text) => text.trim() !== ''),
    headingCount: all('h1').length,
    canonicals: rels('canonical').map(hrefOf),
    isListed: ![robots ?? '', ...metas('robots')].some((text) => text.includes('noindex')),
    alternates: new Map(
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
    problems: problemsIn(elements, markup),
  };
}

function assetsOf(elements: readonly Element[]): readonly string[] {
  return elements.flatMap(({ name, attributes: { rel, href, src, srcset, content, property } }) => {
    if (name === 'link') return rel === 'canonical' || rel === 'alternate' ? [] : (href ?? []);
    if (name === 'meta') return property === 'og:image' ? (content ?? []) : [];
    const candidates = (srcset ?? '').split(',').map((one) => one.trim().split(/\s/)[0] ?? '');
    return [src ?? '', ...candidates].filter((href) => href !== '');
  });
}

function problemsIn(elements: readonly Element[], html: string): readonly string[] {
  const ids = elements.flatMap(({ attributes: { id } }) => id ?? []);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const images = elements.filter(({ name }) => name === 'img');
  const known = new Set(ids);
  return [
    ...twice.map((id) => `the id ${id} is there twice`),
    ...images
      .filter(({ attributes: { alt, width, height } }) => !(alt !== undefined && width && height))
      .map(({ attributes: { src } }) => `the image ${src} has no alt, width or height`),
    ...elements
      .filter(({ attributes: { href = '' } }) => /^#./.test(href) && !known.has(href.slice(1)))
      .map(({ attributes: { href } }) => `${href} leads to nothing on the page`),
    ...(hasNestedLinks(html) ? ['a link stands in a link'] : []),
  ];
}

// A parser takes nested links apart, so they are looked for in the source.
function hasNestedLinks(html: string): boolean {
  let depth = 0;
  for (const [tag] of html.matchAll(/<\/?a[\s>]/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth > 1) return true;
  }
  return false;
}
