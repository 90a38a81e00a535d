/** The general pages, by their slugs: the last part of their address in every market. */
export const PAGE_SLUGS = [
  'about',
  'contact',
  'delivery',
  'returns',
  'withdrawal',
  'terms',
  'privacy',
  'cookies',
  'accessibility',
  'imprint',
] as const;

export type PageSlug = (typeof PAGE_SLUGS)[number];

export interface PageText {
  readonly title: string;
  /** One sentence, for search engines. */
  readonly description: string;
  /**
   * As `rich-text.ts` reads it. `{name}` is filled in with the market's fact of that name; a paragraph whose
   * fact the market does not have is left out.
   */
  readonly body: string;
}

export type PageTexts = Readonly<Record<PageSlug, PageText>>;
