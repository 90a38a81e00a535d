import { LOCALES } from '@lokke/domain/markets';
import fc from 'fast-check';
import type * as v from 'valibot';
import { oddValue } from './odd-json.ts';
import { ODD_TEXTS } from './odd-texts.ts';

/** Made once: fast-check needs a moment for all the graphemes there are. */
const odd = fc.constantFrom(...ODD_TEXTS);
const anyText = fc.oneof(odd, fc.string({ unit: 'grapheme', maxLength: 20 }));

/** What a field holds in this shop, by its name, so that an input comes further than the first check. */
export type KnownTexts = Readonly<Record<string, readonly string[]>>;

/** A value that fits a schema of the contract nine times in ten at each of its parts. */
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

/** Mostly whole; now and then a key is missing, or one too many. */
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
    { weight: 1, arbitrary: odd },
  );
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
