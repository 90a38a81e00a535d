import type { Picture } from '@lokke/domain/catalogue';

/** An article of any blog of the shop, as a list shows it. */
export interface ArticleSummary {
  readonly handle: string;
  readonly title: string;
  readonly excerpt: string;
  /** `2026-03-02T08:00:00Z` */
  readonly publishedAt: string;
  readonly picture: Picture | null;
  readonly blog: { readonly handle: string; readonly title: string };
}

/** Parts that only its own page shows. */
export interface ArticleText {
  readonly bodyHtml: string;
  readonly tags: readonly string[];
  readonly seo: { readonly title: string | null; readonly description: string | null };
  readonly author: { readonly name: string; readonly bio: string | null } | null;
}
