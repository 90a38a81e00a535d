import { type Brand, BrandError, messagesFor, overrideProblems, readBrand } from '@lokke/brand';
import { AREAS } from './areas.ts';
import { isLanguage, type Language } from './protocol/index.ts';
import { messagesIn } from './protocol/pages/index.ts';

/** Reads the brand with its words for letters and checkout. @throws BrandError with everything that is wrong */
export function openBrand(folder: string): Brand {
  const brand = readBrand(folder);
  const problems = overrideProblems(messagesFor('platform', brand.messages), {
    source: allMessages('en'),
    usualOf(tag) {
      const [language = ''] = tag.split('-');
      return isLanguage(language) ? allMessages(language) : null;
    },
  });
  if (problems.length > 0) throw new BrandError(folder, problems);
  return brand;
}

function allMessages(language: Language) {
  const catalogues = AREAS.flatMap(({ messages }) => messages ?? []);
  return Object.assign({}, ...catalogues.map((catalogue) => messagesIn(catalogue, language)));
}
