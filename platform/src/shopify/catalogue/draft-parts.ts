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
