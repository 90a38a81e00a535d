/** Letters from which on a word may have one slip, and two. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

/** Tells whether a word was meant by what was typed: a letter is missing, too much, wrong or changed places. */
export function isTypoOf(typed: string, word: string): boolean {
  const allowed = typed.length >= TWO_SLIPS_FROM ? 2 : typed.length >= ONE_SLIP_FROM ? 1 : 0;
  if (allowed === 0 || Math.abs(typed.length - word.length) > allowed) return false;
  return distance(typed, word) <= allowed;
}

/** Counts the slips between two words; two letters that changed places are one. */
function distance(left: string, right: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: right.length + 1 }, (_, place) => place);
  for (let row = 1; row <= left.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = next;
  }
  return last.at(-1) ?? 0;
}
