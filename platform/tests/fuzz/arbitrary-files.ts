import fc from 'fast-check';
import { chance, inPercent, oddJson, oddText } from './arbitrary-values.ts';

const EDITS = ['delete', 'replace', 'insert', 'repeat', 'move-line', 'cut', 'replace-all'] as const;

const edit = fc.record({
  kind: fc.constantFrom(...EDITS),
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(60),
  odd: oddText,
  sign: fc.constantFrom('"', ',', '\n', '\r', ';', '\t', '{', ']', '\ufeff'),
  common: fc.constantFrom('"', ',', ':', 'e'),
});

/** A text with some of it gone, doubled, moved or replaced. */
export function corruptText(text: string): fc.Arbitrary<string> {
  return fc
    .array(edit, { minLength: 1, maxLength: 4 })
    .map((edits) => edits.reduce(applyEdit, text));
}

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

function applyEdit(text: string, { kind, place, length, odd, sign, common }: Edit): string {
  const from = Math.floor(place * text.length);
  const [before, span, after] = [
    text.slice(0, from),
    text.slice(from, from + length),
    text.slice(from + length),
  ];
  switch (kind) {
    case 'delete':
      return before + after;
    case 'replace':
      return before + odd + after;
    case 'insert':
      return before + sign + span + after;
    case 'repeat':
      return before + span.repeat(3) + after;
    case 'move-line': {
      const lines = text.split('\n');
      const [line = ''] = lines.splice(Math.floor(place * lines.length), 1);
      return lines.toSpliced(length % (lines.length + 1), 0, line).join('\n');
    }
    case 'cut':
      return before;
    case 'replace-all':
      return text.replaceAll(common, odd.slice(0, 3));
  }
}

/** Cells of a row, or names in the header, that hold something else. */
export function corruptCells(text: string): fc.Arbitrary<string> {
  const lines = text.split('\n').map((line) => line.split(','));
  const cells = fc.array(fc.tuple(fc.nat(), oddText), { minLength: 1, maxLength: 3 });
  return fc.tuple(fc.nat(lines.length - 1), cells).map(([row, changes]) => {
    const changed = [...(lines[row] ?? [])];
    for (const [column, odd] of changes) {
      changed[column % changed.length] = `"${odd.replaceAll('"', '""')}"`;
    }
    return lines.with(row, changed).join('\n');
  });
}

/** The same JSON value; of its parts so many of a hundred are gone, and as many are odd or have odd names. */
export function corruptJson(value: unknown, percent = 2): fc.Arbitrary<unknown> {
  return inPercent(percent, oddJson, corruptParts(value, percent));
}

function corruptParts(value: unknown, percent: number): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return fc.constant(value);
  const parts = Object.entries(value).map(([name, part]) =>
    fc.record({
      isGone: chance(percent),
      name: inPercent(percent, oddText, fc.constant(name)),
      part: corruptJson(part, percent),
    }),
  );
  return fc.tuple(...parts).map((made) => {
    const kept = made.filter(({ isGone }) => !isGone);
    return Array.isArray(value)
      ? kept.map(({ part }) => part)
      : Object.fromEntries(kept.map(({ name, part }) => [name, part]));
  });
}
