export interface SeoDraft {
  readonly title: string | null;
  readonly description: string | null;
}

export interface ImageDraft {
  /** Absolute, or a path below the shop's address: `/cdn/files/rain-mask.webp`. */
  readonly src: string;
  readonly altText: string | null;
  readonly widthInPixels: number | null;
  readonly heightInPixels: number | null;
  /** Known of the platform's own files. */
  readonly thumbhash?: string | null;
}

export interface MetafieldDraft {
  readonly namespace: string;
  readonly key: string;
  /** Shopify's type name: `single_line_text_field`, `list.product_reference`, … */
  readonly type: string;
  /**
   * Text as Shopify stores it: lists are JSON arrays. Product references may name handles; they are
   * turned into ids when the catalogue is saved.
   */
  readonly value: string;
}

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
