/** Codes keep the spelling they were given in; the same code twice (case and blanks aside) is one. */
export function collapseCodes(codes: readonly string[]): readonly string[] {
  const byMeaning = new Map<string, string>();
  for (const code of codes) {
    const meaning = code.trim().toLowerCase();
    if (!byMeaning.has(meaning)) byMeaning.set(meaning, code);
  }
  return [...byMeaning.values()];
}
