import { type Catalogue, type ContentSource, listIn, type PageBrand } from '@lokke/contract/ports';
import { type Locale, type Market, marketOf } from '@lokke/domain/markets';
import { writtenPagePath } from '@lokke/domain/paths';
import { translateFor } from '@lokke/i18n/all';
import { DATA_NOTICE } from './serve-mcp.ts';

export interface AgentPagesOptions {
  readonly publicOrigin: string;
  readonly locales: readonly Locale[];
  /** Path at which the Universal Commerce Protocol is spoken. */
  readonly endpoint: string;
  readonly catalogueOf: (market: Market) => Catalogue;
  readonly contentOf: (market: Market) => ContentSource;
  readonly brandOf: (market: Market) => Pick<PageBrand, 'name' | 'messages'>;
}

/** Writes the guide of a market: where its pages, feeds and tools are. What cannot be read is left out. */
export async function guideForAgents(options: AgentPagesOptions, market: Market): Promise<string> {
  const { publicOrigin, endpoint, catalogueOf, contentOf, brandOf, locales } = options;
  const { locale, prefix, countryCode, currencyCode, languageTag } = market;
  const base = publicOrigin + prefix;
  const brand = brandOf(market);
  const [menu, pages, policies] = await Promise.all([
    catalogueOf(market).menu('main-menu'),
    contentOf(market).pages(),
    catalogueOf(market).policies(),
  ]);
  const collections = listIn(menu).flatMap((item) => [item, ...item.items]);
  const written = listIn(pages).filter(({ anchor }) => anchor === undefined);
  const link = (title: string, path: string, told = '') =>
    `- [${plainly(title)}](${base}${path})${told === '' ? '' : `: ${plainly(told)}`}`;
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    [
      'Tools',
      [
        `- Universal Commerce Protocol: POST ${publicOrigin}${endpoint}/${locale}, described at ${publicOrigin}/.well-known/ucp`,
        `- Model Context Protocol: POST ${publicOrigin}/api/mcp/${locale}`,
        '- Pages as Markdown: the address with .md, or Accept: text/markdown',
        `- Buyers enter address and payment themselves, at the address that a checkout names.`,
      ],
    ],
    [
      'Products',
      [
        ...collections.map(({ title, path }) => link(title, path)),
        link(translateFor(market, brand)('shell.menu.all'), '/shop'),
        ...['google.xml', 'openai.jsonl', 'acp.json'].map(
          (file) => `- Feed: ${publicOrigin}/feeds/${locale}/${file}`,
        ),
      ],
    ],
    [
      'Pages',
      [
        ...written.map((page) =>
          link(page.title, writtenPagePath(page.slug), page.description ?? ''),
        ),
        ...listIn(policies).map(({ handle, title }) => link(title, `/policies/${handle}`)),
      ],
    ],
    [
      'Markets',
      locales.map((other) => {
        const { prefix: at, ...there } = marketOf(other);
        return `- ${publicOrigin}${at || '/'}: ${there.countryCode}, ${there.languageTag}, ${there.currencyCode}`;
      }),
    ],
  ];
  const told = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}\n`);
  const heading = `# ${plainly(brand.name)}\n\n> Shop for ${countryCode} in ${languageTag}, prices in ${currencyCode}. ${DATA_NOTICE}\n`;
  return [heading, ...told].join('\n');
}

/** Keeps a text of the content on its line and out of the markup. */
function plainly(text: string): string {
  return text.replaceAll(/[\s[\]<>]+/g, ' ').trim();
}
