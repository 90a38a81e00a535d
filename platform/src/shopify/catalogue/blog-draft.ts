import type { ImageDraft, MetafieldDraft, SeoDraft } from './draft-parts.ts';

interface AuthorDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly bio: string | null;
}

export interface ArticleDraft {
  /** Unique within its blog. */
  readonly handle: string;
  readonly title: string;
  readonly author: AuthorDraft;
  readonly contentHtml: string;
  readonly excerptHtml: string | null;
  readonly image: ImageDraft | null;
  readonly tags: readonly string[];
  /** `2026-03-02T08:00:00Z`; an article of a later day is not shown yet. */
  readonly publishedAt: string;
  readonly seo: SeoDraft;
  readonly metafields?: readonly MetafieldDraft[];
}

export interface BlogDraft {
  readonly handle: string;
  readonly title: string;
  readonly seo: SeoDraft;
  readonly articles: readonly ArticleDraft[];
  readonly metafields?: readonly MetafieldDraft[];
}
