import CLAIMS from './green-claims.json' with { type: 'json' };

/** Endings that a word of six letters or more takes on. */
const ENDINGS: Readonly<Record<string, string>> = {
  nl: 'e?',
  fr: 'e?s?',
  de: '(?:e[mnrs]?)?',
  es: 's?',
  nb: '[et]?',
  sv: '[aet]?',
};

/** Claims by the forms of their words. */
const CLAIMS_OF = Object.entries(CLAIMS).map(([language, claims]) => ({
  language,
  claims: claims.map((claim) => ({ claim, forms: claim.split(' ').map(formsIn(language)) })),
}));

function formsIn(language: string) {
  return (word: string) =>
    new RegExp(`^${word}${word.length > 5 ? (ENDINGS[language] ?? '') : ''}$`, 'u');
}

/** Link to another site, with its words. */
const PROOF = /<a\s[^<>]*href="https:\/\/[^<>]*>(.*?)<\/a>/gis;

/**
 * Generic environmental claims in a text, as the list of its language writes them and the English one, whose words shops use
 * among their own; each once and none that is part of another (Directive 2005/29/EC, annex I, 2a and 4a to 4c). Without a
 * language those of all. A claim whose words link to a proof
 * at another site counts as proved in all of the text, so a person looks at the others.
 */
export function greenClaimsIn(text: string, language?: string): readonly string[] {
  const found = claimsAmong(wordsOf(text), language);
  if (found.length === 0) return found;
  const proved = [...text.matchAll(PROOF)].flatMap(([, inside = '']) =>
    claimsAmong(wordsOf(inside), language),
  );
  return found.filter((claim) => !proved.includes(claim));
}

function claimsAmong(words: readonly string[], language: string | undefined): readonly string[] {
  const isAt = (forms: readonly RegExp[], at: number) =>
    forms.every((form, i) => form.test(words[at + i] ?? ''));
  const found = CLAIMS_OF.filter(
    (own) => language === undefined || [language, 'en'].includes(own.language),
  )
    .flatMap(({ claims }) => claims)
    .filter(({ forms }) => words.some((_, at) => isAt(forms, at)))
    .map(({ claim }) => claim);
  const isPart = (claim: string) =>
    found.some((other) => other !== claim && ` ${other} `.includes(` ${claim} `));
  return [...new Set(found.filter((claim) => !isPart(claim)))];
}

/** Words in small letters: CO₂ is CO2, and hyphens and apostrophes part words. */
function wordsOf(text: string): readonly string[] {
  const plain = text.replaceAll(/<[^<>]*>/g, ' ').replaceAll(/[\u00AD\u2060]/g, '');
  return (
    plain
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
