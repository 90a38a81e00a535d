import { GraphQLError, Kind, parse } from 'graphql';
import { isObject, type JsonObject, listAt, objectAt, textAt } from './json-value.ts';
import { mask } from './mask.ts';
import type { Step } from './read-recordings.ts';

export type Verdict =
  | { readonly kind: 'equal' }
  | { readonly kind: 'different'; readonly difference: string }
  | { readonly kind: 'unsupported'; readonly reason: string };

/** Fields of the shop itself: only their shape is compared, and one that either has none of is passed over. */
const OF_THE_SHOP = new Set([
  'localization',
  'locations',
  'menu',
  'paymentSettings',
  'productRecommendations',
  'productTags',
  'productTypes',
  'publicApiVersions',
  'shop',
]);
/** Codes of graphql-js for a field or type that is not served. */
const NOT_IN_SCHEMA = new Set([
  'undefinedField',
  'undefinedType',
  'argumentNotAccepted',
  'undefinedDirective',
  'fragmentOnNonCompositeType',
  'INVALID_VARIABLE',
  'invalidQuery',
  'variableTypeNotFound',
  'variableRequiresValidType',
  'argumentLiteralsIncompatible',
  'NOT_SERVED',
  'MAX_COST_EXCEEDED',
]);
/** Message for a whole query or mutation that is not served. */
const OF_A_ROOT = /on type '(?:Mutation|QueryRoot)'$|^No such type/;

/** Compares an answer with the recorded one. */
export function compare(step: Step, answer: JsonObject): Verdict {
  const difference =
    firstDifference(errorsOf(step.answer), errorsOf(answer), '') ?? dataDifference(step, answer);
  if (difference === null) return { kind: 'equal' };
  const error = notServedIn(answer);
  const reason = textAt(error, 'message') ?? '';
  const isExpected = codesOf(step.answer).includes(codeOf(error)) && !OF_A_ROOT.test(reason);
  return error === undefined || isExpected
    ? { kind: 'different', difference }
    : { kind: 'unsupported', reason };
}

function notServedIn(answer: JsonObject): unknown {
  return listAt(answer, 'errors').find((error) => NOT_IN_SCHEMA.has(codeOf(error)));
}

function codesOf(answer: JsonObject): readonly string[] {
  return listAt(answer, 'errors').map(codeOf);
}

function codeOf(error: unknown): string {
  return textAt(objectAt(error, 'extensions'), 'code') ?? '';
}

function errorsOf({ errors }: JsonObject): unknown {
  return errors === undefined ? {} : { errors: mask(errors) };
}

function dataDifference(step: Step, answer: JsonObject): string | null {
  const [recorded, own] = [mask(step.answer['data']), mask(answer['data'])];
  if (!isObject(recorded) || !isObject(own)) return firstDifference(recorded, own, '.data');
  const names = fieldNames(step.query);
  return firstOf(Object.keys(recorded), (key) => {
    const differ = OF_THE_SHOP.has(names.get(key) ?? '') ? shapeDifference : firstDifference;
    return differ(recorded[key], own[key], `.data.${key}`);
  });
}

/** Maps the top fields of a question from their names in the answer; none where it was asked for its mistake. */
function fieldNames(query: string): ReadonlyMap<string, string> {
  try {
    const operation = parse(query).definitions.find(
      (one) => one.kind === Kind.OPERATION_DEFINITION,
    );
    const fields =
      operation?.selectionSet.selections.filter((one) => one.kind === Kind.FIELD) ?? [];
    return new Map(fields.map(({ name, alias }) => [(alias ?? name).value, name.value]));
  } catch (error) {
    if (error instanceof GraphQLError) return new Map();
    throw error;
  }
}

function shapeDifference(recorded: unknown, own: unknown, path: string): string | null {
  if (recorded === null || own === null) return null;
  if (Array.isArray(recorded) && Array.isArray(own)) {
    const isEither = recorded.length > 0 && own.length > 0;
    return isEither ? shapeDifference(recorded[0], own[0], `${path}.0`) : null;
  }
  if (isObject(recorded) && isObject(own)) {
    return firstOf(Object.keys(recorded), (key) =>
      shapeDifference(recorded[key], own[key], `${path}.${key}`),
    );
  }
  return typeof recorded === typeof own ? null : firstDifference(recorded, own, path);
}

/** Finds the first place where two trees differ, with both values; keys may come in any order. */
function firstDifference(recorded: unknown, answer: unknown, path: string): string | null {
  if (Array.isArray(recorded) && Array.isArray(answer) && recorded.length === answer.length) {
    return firstOf(recorded, (one, index) =>
      firstDifference(one, answer[index], `${path}.${index}`),
    );
  }
  if (isObject(recorded) && isObject(answer)) {
    const keys = [...new Set([...Object.keys(recorded), ...Object.keys(answer)])];
    return firstOf(keys, (key) => firstDifference(recorded[key], answer[key], `${path}.${key}`));
  }
  if (recorded === answer) return null;
  return `${path.slice(1)}: ${textOf(answer)}, recorded ${textOf(recorded)}`;
}

function firstOf<T>(values: readonly T[], find: (value: T, index: number) => string | null) {
  for (const [index, value] of values.entries()) {
    const found = find(value, index);
    if (found !== null) return found;
  }
  return null;
}

const MOST_TEXT = 160;

function textOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text;
}
