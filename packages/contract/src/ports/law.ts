/** The EU's notice on the legal guarantee, as it stands before an order. */
export interface GuaranteeNotice {
  /** The official picture; null where the brand has none, and a sentence of the shop stands instead. */
  readonly picture: {
    readonly href: string;
    readonly widthInPx: number;
    readonly heightInPx: number;
  } | null;
  /** Years that the country's law gives. */
  readonly years: number;
  /** Sentence of the seller's own guarantee; null where there is none. */
  readonly commercial: string | null;
}

/** Parts of pages that the law of the market asks for on the day. */
export interface PageLaw {
  /** Null where it is no duty. */
  readonly guarantee: GuaranteeNotice | null;
  /** Tells whether nothing is measured before the visitor agrees. */
  readonly asksConsentFirst: boolean;
  /** Tells whether a browser's Global Privacy Control counts as a refusal. */
  readonly honoursOptOutSignal: boolean;
  /** Numbers in registers of packaging. */
  readonly registers: readonly { readonly name: string; readonly number: string }[];
}

export const NO_LAW: PageLaw = {
  guarantee: null,
  registers: [],
  asksConsentFirst: true,
  honoursOptOutSignal: false,
};
