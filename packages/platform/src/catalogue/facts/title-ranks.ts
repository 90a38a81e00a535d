const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** How lists order texts: letter case and accents apart, numbers by their value. */
export function compareTexts(a: string, b: string): number {
  return collator.compare(a, b);
}

/** The place of each title among all; equal ones share theirs. */
export function ranksOf(titles: readonly string[]): Uint32Array {
  const order = titles.map((title, at) => ({ title, at }));
  order.sort((a, b) => compareTexts(a.title, b.title));
  const ranks = new Uint32Array(titles.length);
  let before: string | null = null;
  let rank = 0;
  for (const [place, { title, at }] of order.entries()) {
    if (before === null || compareTexts(before, title) !== 0) rank = place;
    ranks[at] = rank;
    before = title;
  }
  return ranks;
}
