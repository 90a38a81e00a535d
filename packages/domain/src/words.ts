/** Letters that Unicode does not take apart into one of the alphabet and an accent. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l' };

/** The words of a text as searches compare them: in lower case, without accents. */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[øæœßł]/g, (letter) => PLAIN[letter] ?? letter);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
