import type { MetafieldDraft } from './draft-parts.ts';

/** A place where what was bought can be fetched. It hands out whatever the shop has in stock. */
export interface LocationDraft {
  readonly handle: string;
  readonly name: string;
  readonly address1: string;
  readonly address2?: string | null;
  readonly zip: string;
  readonly city: string;
  readonly countryCode: string;
  readonly provinceCode: string | null;
  readonly phone: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Sentence: `Usually ready in 24 hours`. */
  readonly pickUpTime: string;
  readonly metafields?: readonly MetafieldDraft[];
}
