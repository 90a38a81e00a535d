import { type Brand, BrandError, messagesFor, overrideProblems, readBrand } from '@lokke/brand';
import { allMessages, messagesOf } from '@lokke/i18n/all';

/** Reads the brand with its words for the storefront. @throws BrandError with everything that is wrong */
export function openBrand(folder: string): Brand {
  const brand = readBrand(folder);
  const messages = messagesFor('storefront', brand.messages);
  const problems = overrideProblems(messages, {
    source: messagesOf('en'),
    usualOf(tag) {
      const [language = ''] = tag.split('-');
      return isLanguage(language) ? messagesOf(language, tag) : null;
    },
  });
  if (problems.length > 0) throw new BrandError(folder, problems);
  return { ...brand, messages };
}

function isLanguage(language: string): language is keyof typeof allMessages {
  return Object.hasOwn(allMessages, language);
}
