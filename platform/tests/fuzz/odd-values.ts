import fc from 'fast-check';

const ODD_TEXTS = [
  '',
  ' ',
  'rain-shampoo',
  "'; drop table products; --",
  '\u0000',
  '\ud800',
  '🧴'.repeat(40),
  '../../etc/passwd',
  '__proto__',
  'title:(((',
  '%00%ff',
  '<zzz onzzz=1>',
  'a'.repeat(5_000),
  '2024-13-45T99:99:99Z',
];

/** Options of one run: FUZZ_RUNS=1000000 is the long one, and the same seed makes the same inputs. */
export function fuzzOptions(usualRuns: number): fc.Parameters<unknown> {
  return {
    numRuns: Number(process.env['FUZZ_RUNS'] ?? usualRuns),
    seed: Number(process.env['FUZZ_SEED'] ?? 20_261_120),
  };
}

/** Chooses the first arbitrary in so many of a hundred runs, else the second. */
export function inPercent<A, B>(
  percent: number,
  sometimes: fc.Arbitrary<A>,
  otherwise: fc.Arbitrary<B>,
): fc.Arbitrary<A | B> {
  return fc.oneof(
    { weight: percent, arbitrary: sometimes },
    { weight: 100 - percent, arbitrary: otherwise },
  );
}

export const oddText = inPercent(
  85,
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

export const oddNumber = inPercent(
  80,
  fc.constantFrom(0, 1, 2, -1, 250, 251, 1_000_000, 2_147_483_647, -2_147_483_648),
  fc.integer(),
);

const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, [], {}, [[]], { toString: 1 }, { length: -1 }, [null]),
  oddNumber,
  oddText,
);

/** Text with some of it gone, doubled or replaced. */
export function corruptText(text: string): fc.Arbitrary<string> {
  const edit = fc.tuple(
    fc.nat(text.length),
    fc.nat(60),
    inPercent(50, oddText, fc.constantFrom('"', ',', '\n', '\r', ';', '{', ']', '\ufeff')),
    fc.boolean(),
  );
  return fc.array(edit, { minLength: 1, maxLength: 4 }).map((edits) =>
    edits.reduce((whole, [from, length, put, isRepeated]) => {
      const span = whole.slice(from, from + length);
      return (
        whole.slice(0, from) + put + (isRepeated ? span + span : '') + whole.slice(from + length)
      );
    }, text),
  );
}

/** The same JSON value; of its parts so many of a hundred are gone, and as many are odd or have odd names. */
export function corruptJson(value: unknown, percent = 2): fc.Arbitrary<unknown> {
  return inPercent(percent, oddJson, corruptParts(value, percent));
}

function corruptParts(value: unknown, percent: number): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return fc.constant(value);
  const parts = Object.entries(value).map(([name, part]) =>
    fc.record({
      isGone: inPercent(percent, fc.constant(true), fc.constant(false)),
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
