import * as v from 'valibot';
import { LANGUAGES } from '../../protocol/index.ts';
import { list, readValue, record, text } from '../../protocol/json/index.ts';
import type { Demo } from './demo.ts';

const synonyms = v.record(v.string(), list(text));
const searchTexts = v.object({ ignored: list(text), synonyms, last: list(text) });

/**
 * The value of the shop's metafield `search.synonyms`: in each language, what shoppers call a thing.
 * @param shopLanguage the language in which the shop's metafields name ingredients
 */
export function synonymsOf({ textsIn }: Demo, shopLanguage: string): string {
  const names = readValue(record, textsIn(shopLanguage).find('ingredients'), 'ingredients');
  const files = LANGUAGES.map((language) => {
    const texts = textsIn(language);
    const { ignored, synonyms, last } = readValue(
      searchTexts,
      texts.find('search'),
      `${language}/search`,
    );
    const ingredients = readValue(record, texts.find('ingredients'), `${language}/ingredients`);
    const facets = new Set([
      ...Object.keys(synonyms),
      ...Object.keys(ingredients).map((name) => `key_ingredients:${name}`),
    ]);
    const phrases = [...facets].map((facet): [string, unknown] => {
      const own = synonyms[facet] ?? [];
      const name = facet.replace('key_ingredients:', '');
      const ingredient = ingredients[name];
      if (ingredient === undefined) return [facet, own];
      return [`key_ingredients:${names[name]}`, [...own, ingredient]];
    });
    return [language, { ignored, synonyms: Object.fromEntries(phrases), last }];
  });
  return JSON.stringify(Object.fromEntries(files));
}
