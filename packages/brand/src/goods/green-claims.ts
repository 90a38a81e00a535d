import CLAIMS from './green-claims.json' with { type: 'json' };

/** Claims by their words. */
const WORDS: readonly (readonly [language: string, claims: readonly (readonly string[])[]])[] =
  Object.entries(CLAIMS).map(([language, claims]) => [
    language,
    claims.map((claim) => claim.split(' ')),
  ]);

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
  const found = WORDS.filter(([own]) => language === undefined || [language, 'en'].includes(own))
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
