import fc from 'fast-check';

const ODD_TEXTS = [
  '',
  ' ',
  'rain-shampoo',
  "'; drop table products; --",
  '" OR 1=1',
  '\u0000',
  '\ud800',
  '🧴'.repeat(40),
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'title:(((',
  'tag:a AND NOT OR -',
  '%00%ff',
  '{{7*7}}',
  '<zzz onzzz=1>',
  'a'.repeat(5_000),
  '2024-13-45T99:99:99Z',
];

/** The first arbitrary in so many of a hundred runs, else the second. */
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

export const chance = (percent: number) =>
  inPercent(percent, fc.constant(true), fc.constant(false));

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

/** A JSON value that no schema allows for. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, [], {}, [[]], { toString: 1 }, { length: -1 }, [null]),
  fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }),
  oddNumber,
  oddText,
);
