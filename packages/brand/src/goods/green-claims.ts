import CLAIMS from './green-claims.json' with { type: 'json' };

/** Claims by their words. */
const WORDS: readonly (readonly [language: string, claims: readonly (readonly string[])[]])[] =
  Object.entries(CLAIMS).map(([language, claims]) => [
    language,
    claims.map((claim) => claim.split(' ')),
  ]);

/**
 * Generic environmental claims in a text, as the list of its language writes them, each once and none that is part of another
 * (Directive 2005/29/EC, annex I, 2a and 4a to 4c); without a language those of all. A claim with its proof beside it is
 * lawful, so a person looks at what is found.
 */
export function greenClaimsIn(text: string, language?: string): readonly string[] {
  const words = wordsOf(text);
  const found = WORDS.filter(([own]) => language === undefined || own === language)
    .flatMap(([, claims]) => claims)
    .filter((claim) => words.some((_, at) => claim.every((word, i) => words[at + i] === word)))
    .map((claim) => claim.join(' '));
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
