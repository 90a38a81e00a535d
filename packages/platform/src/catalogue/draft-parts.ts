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
  /** Of the platform's own files. */
  readonly thumbhash?: string | null;
}
