import { type ContentEntry, linkTo, same } from './entry.ts';
import { textsByLanguage } from './locales.ts';
import { richText } from './rich-text.ts';
import { PAGE_SLUGS, type PageSlug, type PageText } from './texts/page-texts.ts';
import { pageTexts } from './texts/pages/index.ts';

/** The general and legal pages: each is its texts, in one module. */
export function pageEntries(): readonly ContentEntry[] {
  return PAGE_SLUGS.flatMap((slug) => [
    {
      id: `page-${slug}`,
      contentType: 'generalPage',
      fields: {
        title: pageText(slug, ({ title }) => title),
        slug: same(slug),
        description: pageText(slug, ({ description }) => description),
        modules: same([linkTo(`text-${slug}`)]),
      },
    },
    {
      id: `text-${slug}`,
      contentType: 'textModule',
      fields: {
        name: same(`Text of ${slug}`),
        body: pageText(slug, ({ body }) => richText(body)),
      },
    },
  ]);
}

/** Also the words of a link to the page. */
export function pageText<T>(slug: PageSlug, pick: (text: PageText) => T): Record<string, T> {
  return textsByLanguage((language) => pick(pageTexts[language][slug]));
}
