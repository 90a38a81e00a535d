import type { TranslatedKind } from '../draft.ts';
import type { SeoDraft } from '../draft-shapes.ts';
import { type CatalogueContext, catalogueOf } from './request-catalogue.ts';

export interface Translated {
  readonly kind: TranslatedKind;
  readonly handle: string;
}

interface TranslatedText extends Translated {
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

/** Returns what reads the texts of one thing, by their keys. */
export function textsOf(context: CatalogueContext, owner: Translated) {
  return <Text extends string | null>(key: string, original: Text) =>
    translate(context, { ...owner, key }, original);
}

export function translatedSeo(
  context: CatalogueContext,
  owner: Translated,
  { title, description }: SeoDraft,
) {
  const text = textsOf(context, owner);
  return { title: text('meta_title', title), description: text('meta_description', description) };
}

export function ofProduct(record: { readonly handle: string }): Translated {
  return { kind: 'product', handle: record.handle };
}

export function ofCollection(record: { readonly handle: string }): Translated {
  return { kind: 'collection', handle: record.handle };
}
