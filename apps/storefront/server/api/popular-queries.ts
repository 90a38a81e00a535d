import type { ProductSummary } from '@lokke/domain/catalogue';
import type { Market } from '@lokke/domain/markets';
import type { Messages } from '@lokke/i18n';
import { allMessages } from '@lokke/i18n/all';

const MAX_QUERIES = 4;

/** Words to search for: the kinds of what sells best, each as it occurs in a name, so that none finds nothing. */
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
