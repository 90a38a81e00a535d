type Fact = string | false | null | undefined;

/** Joins facts of one line by a dot, which begins no line where it breaks. */
export function joinFacts(facts: Iterable<Fact>): string {
  return [...facts].filter(Boolean).join('\u00a0· ');
}
