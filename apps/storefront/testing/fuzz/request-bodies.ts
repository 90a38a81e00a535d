import { LOCALES } from '@lokke/domain/markets';
import fc from 'fast-check';
import type * as v from 'valibot';
import { ODD_TEXTS } from './odd-texts.ts';

const oddText = fc.constantFrom(...ODD_TEXTS);
const oddNumber = fc.constantFrom(0, -0, -1, 0.5, 1, 250, 251, 999_999, 1e6, 2 ** 31, 1e21, 1e308);

/** JSON that fits no schema. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddText },
  { weight: 3, arbitrary: oddNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.dictionary(oddText, oddText, { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.array(oddNumber, { maxLength: 5 }) },
);
const anyText = fc.oneof(oddText, fc.string({ unit: 'grapheme', maxLength: 20 }));

/** Valid values by field name, so that inputs get past validation. */
export type KnownTexts = Readonly<Record<string, readonly string[]>>;

/** Generates values of a contract's schema, each part of which is sometimes invalid. */
export function bodyOf(schema: v.GenericSchema, known: KnownTexts): fc.Arbitrary<unknown> {
  return partOf(schema, known, '');
}

function partOf(schema: unknown, known: KnownTexts, name: string): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 14, arbitrary: fittingOf(schema, known, name) },
    { weight: 1, arbitrary: oddValue },
  );
}

function fittingOf(schema: unknown, known: KnownTexts, name: string): fc.Arbitrary<unknown> {
  const pipe = at(schema, 'pipe');
  if (Array.isArray(pipe)) return fittingOf({ ...Object(pipe[0]) }, known, name);
  switch (at(schema, 'type')) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return objectOf(at(schema, 'entries'), known);
    case 'array':
      return fc.array(partOf(at(schema, 'item'), known, name), { maxLength: 4 });
    case 'optional':
    case 'nullable':
    case 'nullish':
      return fc.option(partOf(at(schema, 'wrapped'), known, name), { freq: 4 });
    case 'union': {
      const options = at(schema, 'options');
      const parts = Array.isArray(options) ? options : [];
      return fc.oneof(...parts.map((part: unknown) => fittingOf(part, known, name)));
    }
    case 'picklist': {
      const options = at(schema, 'options');
      return fc.constantFrom(...(Array.isArray(options) ? options : []));
    }
    case 'literal':
      return fc.constant(at(schema, 'literal'));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: 0, max: 3 });
    case 'string':
      return textOf(known, name);
    default:
      return oddValue;
  }
}

/** Mostly complete; sometimes a key is missing or added. */
function objectOf(entries: unknown, known: KnownTexts): fc.Arbitrary<unknown> {
  const parts = Object.entries(Object(entries)).map(
    ([name, entry]) => [name, partOf(entry, known, name)] as const,
  );
  const whole = fc.record(Object.fromEntries(parts), { noNullPrototype: true });
  return fc
    .tuple(whole, fc.nat(), fc.constantFrom(...ODD_TEXTS), oddValue)
    .map(([value, chance, extra, odd]) => {
      if (chance % 20 === 0) return Object.fromEntries(Object.entries(value).slice(1));
      return chance % 20 === 1 ? { ...value, [extra]: odd } : value;
    });
}

function textOf(known: KnownTexts, name: string): fc.Arbitrary<string> {
  const texts = name === 'locale' ? LOCALES : (known[name] ?? []);
  if (texts.length === 0) return anyText;
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...texts) },
    { weight: 1, arbitrary: oddText },
  );
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

const DEEP = 20_000;

/** Corruptions of a JSON text; some leave it valid. */
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

/** Serializes values, one in ten corrupted. */
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
