import type { ResponsibleRegion } from '@lokke/domain/markets';

/** A message in the brand's own words: a text, or plural forms. */
type BrandMessage = string | { readonly [form: string]: string; readonly other: string };

/** Parts of the brand that every page needs; they come with the document, before scripts. */
export interface PageBrand {
  readonly name: string;
  /** The mark set in type; null where the style sheet draws it. */
  readonly markText: string | null;
  readonly stylesHref: string;
  readonly faviconHref: string;
  /** Fonts to preload. */
  readonly fontHrefs: readonly string[];
  /** Handles of the collections with colours and pictures of their own. */
  readonly ranges: readonly string[];
  /** Ranges with a wide scene. */
  readonly scenes: readonly string[];
  /** Parts of the shop that belong to its trade. */
  readonly capabilities: readonly ('salons' | 'consultation')[];
  readonly style: {
    readonly home: 'scenes' | 'type';
    readonly pictures: 'cover' | 'paper';
    readonly ornament: 'comb' | 'none';
  };
  /** Messages that it says in its own words, in the page's language. */
  readonly messages: Readonly<Record<string, BrandMessage>>;
}

/** Person responsible for the safety of products in a market. */
export interface ResponsiblePerson {
  readonly region: ResponsibleRegion;
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

/** Owner of the brand, as the server's pages name it. */
export interface BrandIdentity {
  readonly previewHref: string;
  readonly previewWidthInPx: number;
  readonly previewHeightInPx: number;
  readonly logoHref: string;
  readonly legalName: string;
  readonly address: string;
  /** The seller's numbers in registers, VAT included, in the page's language. */
  readonly registration: string;
  readonly email: string;
  readonly sameAs: readonly string[];
  /** Null where the brand names nobody. */
  readonly responsible: ResponsiblePerson | null;
}

export const NO_BRAND: PageBrand = {
  name: '',
  markText: '',
  stylesHref: '',
  faviconHref: '',
  fontHrefs: [],
  ranges: [],
  scenes: [],
  capabilities: [],
  style: { home: 'scenes', pictures: 'cover', ornament: 'none' },
  messages: {},
};
