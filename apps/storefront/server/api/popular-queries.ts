import type { ProductSummary } from '@lokke/domain/catalogue';
import type { Market } from '@lokke/domain/markets';
import type { Messages } from '@lokke/i18n';
import { allMessages } from '@lokke/i18n/all';

const MAX_QUERIES = 4;

/**
 * Suggests search words: the types of best sellers, each as it occurs in a product name, so that all have results.
 */
export function popularQueries(
  bestFirst: readonly ProductSummary[],
  { language, languageTag }: Market,
): readonly string[] {
  const words: Messages = allMessages[language].core;
  const small = (text: string) => text.toLocaleLowerCase(languageTag);
  const named = bestFirst.flatMap(({ title, productType }) => {
    const word = words[`productType.${productType}`];
    const query = typeof word === 'string' ? word : productType;
    return query !== '' && small(title).includes(small(query)) ? [query] : [];
  });
  return [...new Set(named)].slice(0, MAX_QUERIES);
}
