import type { Collection } from '../catalogue/index.ts';
import { catalogueOf } from '../catalogue/resolvers/catalogue-of.ts';
import { plainText } from '../catalogue/resolvers/plain-text.ts';
import { ofCollection, translate } from '../catalogue/resolvers/translate.ts';
import { type PageSource, pageSource } from '../content/page-source.ts';
import type { GraphqlContext } from '../graphql/index.ts';
import { wordsOf } from './fold.ts';
import { hasWords, wantedWords } from './match-text.ts';

export function searchCollections(context: GraphqlContext, query: string): readonly Collection[] {
  const wanted = wantedWords(query, true);
  return catalogueOf(context).collections.filter(({ record }) =>
    hasWords(
      wanted,
      wordsOf(translate(context, { ...ofCollection(record), key: 'title' }, record.title)),
    ),
  );
}

export function searchPages(
  context: GraphqlContext,
  query: string,
  isLastWordPrefix: boolean,
): readonly PageSource[] {
  const wanted = wantedWords(query, isLastWordPrefix);
  return catalogueOf(context)
    .pages.map((record) => pageSource(context, record))
    .filter(({ title, body }) => hasWords(wanted, wordsOf(`${title} ${plainText(body)}`)));
}
