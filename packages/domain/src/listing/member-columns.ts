import { DIGITS, valueOfDigit } from './number-column.ts';

// A gap of this many rows and no member yet.
const LONGEST = DIGITS.length - 1;

function gapDigits(gap: number): string {
  return (DIGITS[LONGEST] ?? '').repeat(Math.floor(gap / LONGEST)) + DIGITS[gap % LONGEST];
}

/**
 * Packs the rows that have each member (a number from 0): how many rows lie between, as digits in base 64. What
 * thousands of rows have by a pattern, or hardly ever, then compresses to next to nothing.
 */
export function packMembers(rows: readonly (readonly number[])[], memberCount: number): string {
  const columns = Array.from({ length: memberCount }, () => ({ text: '', next: 0 }));
  rows.forEach((members, row) => {
    for (const member of new Set(members)) {
      const column = columns[member];
      if (column === undefined) continue;
      column.text += gapDigits(row - column.next);
      column.next = row + 1;
    }
  });
  return columns.map(({ text }) => text).join(',');
}

/** The members of each row, in their order. */
export function unpackMembers(text: string, rowCount: number): readonly (readonly number[])[] {
  const rows = Array.from({ length: rowCount }, (): number[] => []);
  text.split(',').forEach((column, member) => {
    let row = 0;
    for (const digit of column) {
      const gap = valueOfDigit(digit);
      row += gap;
      if (gap === LONGEST) continue;
      rows[row]?.push(member);
      row += 1;
    }
  });
  return rows;
}
