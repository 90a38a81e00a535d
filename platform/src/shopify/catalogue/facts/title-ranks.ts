const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** How lists order texts: letter case and accents apart, numbers by their value. */
export function compareTexts(a: string, b: string): number {
  return collator.compare(a, b);
}

/** The place of each title among all; equal ones share theirs. */
export function ranksOf(titles: readonly string[]): Uint32Array {
  const titleAt = (at: number) => titles[at] ?? '';
  const order = Uint32Array.from(titles, (_, at) => at);
  order.sort((a, b) => compareTexts(titleAt(a), titleAt(b)));
  const ranks = new Uint32Array(titles.length);
  let rank = 0;
  for (const [place, at] of order.entries()) {
    const before = order[place - 1];
    const isSame = before !== undefined && compareTexts(titleAt(before), titleAt(at)) === 0;
    if (!isSame) rank = place;
    ranks[at] = rank;
  }
  return ranks;
}
