import type { TranslatedKind } from '../draft.ts';
import { type CatalogueContext, catalogueOf } from './request-catalogue.ts';

export interface Translated {
  readonly kind: TranslatedKind;
  readonly handle: string;
}

export interface TranslatedText extends Translated {
  readonly key: string;
}

/** The text in the language asked for, else as the shop wrote it. */
export function translate<Text extends string | null>(
  context: CatalogueContext,
  { kind, handle, key }: TranslatedText,
  original: Text,
): Text | string {
  if (context.language === context.shop.languages[0].code) return original;
  const { translations } = catalogueOf(context);
  return translations.get(`${kind}/${handle}/${context.language}`)?.[key] ?? original;
}

export function ofProduct(record: { readonly handle: string }): Translated {
  return { kind: 'product', handle: record.handle };
}

export function ofCollection(record: { readonly handle: string }): Translated {
  return { kind: 'collection', handle: record.handle };
}
