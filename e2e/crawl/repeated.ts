/** What is said more than once, and by whom. */
export function repeated(
  said: readonly (readonly [text: string, by: string])[],
): readonly string[] {
  const speakers = Map.groupBy(said, ([text]) => text);
  return [...speakers]
    .filter(([, all]) => all.length > 1)
    .map(([text, all]) => `"${text}": ${all.map(([, by]) => by).join(' ')}`);
}
