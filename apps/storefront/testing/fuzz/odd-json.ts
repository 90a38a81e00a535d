import fc from 'fast-check';
import { ODD_TEXTS } from './odd-texts.ts';

const oddText = fc.constantFrom(...ODD_TEXTS);
const oddNumber = fc.constantFrom(0, -0, -1, 0.5, 1, 250, 251, 999_999, 1e6, 2 ** 31, 1e21, 1e308);

/** A value of JSON that nobody asked for. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddText },
  { weight: 3, arbitrary: oddNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.dictionary(oddText, oddText, { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.array(oddNumber, { maxLength: 5 }) },
);

const DEEP = 20_000;

/** Ways to spoil the text of a body: some leave it JSON, some do not. */
const SPOILED: readonly ((text: string) => string)[] = [
  (text) => text.slice(0, text.length / 2),
  (text) => `${text}${text}`,
  (text) => `\ufeff${text}`,
  (text) => text.replace('{', '{"__proto__":{"isPolluted":true},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{"isPolluted":true}},'),
  (text) => text.replace('{', '{"locale":"nl","locale":{"toString":1},'),
  (text) => text.replace(/}$/, ',"locale":"de"}'),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace(/:/, ':\u0000'),
  (text) => `[${text}]`,
  () => `{"locale":"nl","x":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
  (text) => `{"x":${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)},${text.slice(1)}`,
  (text) => text.replace('{', `{"pad":"${'x'.repeat(300_000)}",`),
  () => '',
  () => 'null',
  () => '"text"',
  () => '1e999',
  () => '{"locale":"\\ud800"}',
];

/** How a value travels: nine times in ten as JSON, else as something that is nearly so. */
export function wireOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 9, arbitrary: value.map((one) => JSON.stringify(one) ?? '') },
    {
      weight: 1,
      arbitrary: fc
        .tuple(value, fc.constantFrom(...SPOILED))
        .map(([one, spoil]) => spoil(JSON.stringify(one) ?? '')),
    },
  );
}
