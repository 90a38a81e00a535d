import type { Language } from '@lokke/domain/markets';
import { describe, expect, it, test } from 'vitest';
import { messagesOf, regionalMessages } from './all.ts';

const LANGUAGES = ['nl', 'fr', 'en', 'de', 'es', 'nb', 'sv'] as const;

/** docs/copy-guide.md: the marks that a language puts around what is quoted. */
const QUOTES: Readonly<Record<Language, RegExp>> = {
  nl: /[“”]/,
  fr: /«\u00a0|\u00a0»/,
  en: /[“”]/,
  de: /[„“]/,
  es: /[«»]/,
  nb: /[«»]/,
  sv: /”/,
};

function textsOf(language: Language): readonly (readonly [string, string])[] {
  const regions = Object.keys(regionalMessages).filter((tag) => tag.startsWith(`${language}-`));
  return [messagesOf(language), ...regions.map((tag) => messagesOf(language, tag))]
    .flatMap((texts) => Object.entries(texts))
    .flatMap(([key, message]) =>
      (typeof message === 'string' ? [message] : Object.values(message)).map(
        (text) => [key, text] as const,
      ),
    );
}

const offenders = (language: Language, pattern: RegExp) =>
  textsOf(language).filter(([, text]) => pattern.test(text));

describe.each(LANGUAGES)('the texts in %s', (language) => {
  test.each([
    ['typewriter quotes and apostrophes', /["']/],
    ['three dots for an ellipsis', /\.\.\./],
    ['blanks in a row, or at an end', /\s{2}|^\s|\s$/],
    ['a hyphen for a dash', / - /],
    ['exclamation marks', /!/],
  ])('have no %s', (_, pattern) => {
    expect(offenders(language, pattern)).toEqual([]);
  });

  it('keep e-mail in one line, by a word joiner', () => {
    const torn = offenders(language, /\be-(?=[a-z])/i).filter(([, text]) => text.includes(' '));
    // Spec §8 has these letter by letter.
    expect(torn.filter(([key]) => !key.startsWith('professional.error.'))).toEqual([]);
  });

  it('quote as the language does', () => {
    const marks = offenders(language, /[“”„‘«»‹›]/);
    const wrong = marks.filter(([, text]) => {
      const left = text.replaceAll(new RegExp(QUOTES[language], 'g'), '');
      return /[“”„‘«»‹›]/.test(left);
    });
    expect(wrong).toEqual([]);
  });
});

it('French keeps its marks with the word before: a narrow blank, and a whole one at a colon', () => {
  const loose = offenders('fr', /(?<!\u202f)[;?!]|(?<!\u00a0)(?<!\d):(?!\/\/)| [»]|« /);
  expect(loose).toEqual([]);
});

it('Spanish opens its questions', () => {
  const half = textsOf('es').filter(([, text]) => text.includes('?') !== text.includes('¿'));
  expect(half).toEqual([]);
});

it('German writes to one person, informally', () => {
  expect(offenders('de', /\b(?:Ihr|Ihre[nmrs]?|Ihnen|Sie können|Sie haben)\b/)).toEqual([]);
});

it('French takes no reader for a man', () => {
  expect(offenders('fr', /\bêtes(?: pas)? (?:dé)?connecté\b|\bêtes tenu\b|\bclients\b/)).toEqual(
    [],
  );
});
