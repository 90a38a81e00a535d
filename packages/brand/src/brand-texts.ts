import type { Brand } from './read-brand.ts';
import type { Seller } from './schema.ts';

/** The brand's name and own words in a language: those of the region come last. */
export function brandTextsOf(
  { name, messages }: Pick<Brand, 'name' | 'messages'>,
  { language, languageTag }: { readonly language: string; readonly languageTag: string },
) {
  return { name, messages: { ...messages.get(language), ...messages.get(languageTag) } };
}

/** Seller in a locale: its own, else that of the language. */
export function sellerOf(
  { sellers }: Pick<Brand, 'sellers'>,
  locale: string,
  language: string,
): Seller {
  return sellers[locale] ?? sellers[language] ?? sellers.default;
}
