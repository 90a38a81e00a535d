import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import { parseGid } from '../ids/ids.ts';

export interface Problem {
  readonly path: readonly (string | number)[];
  readonly explanation: string;
  /** Repeats what a scalar says itself. */
  readonly message?: string;
}

/** A value that is no scalar of its kind, in Shopify's words. */
export class ScalarRefusal extends Error {}

const problem = (explanation: string): readonly Problem[] => [{ path: [], explanation }];

/** What is wrong with a value for a type, in the words of Shopify's own library. */
export function explainValue(value: unknown, type: GraphQLInputType): readonly Problem[] {
  if (isNonNullType(type)) {
    const isMissing = value === null || value === undefined;
    return isMissing ? problem('Expected value to not be null') : explainValue(value, type.ofType);
  }
  if (value === null || value === undefined) return [];
  if (isListType(type)) {
    if (!Array.isArray(value)) return explainValue(value, type.ofType);
    return value.flatMap((one, index) => below(index, explainValue(one, type.ofType)));
  }
  if (isInputObjectType(type)) {
    if (typeof value !== 'object' || Array.isArray(value)) {
      return problem(`Expected ${written(value)} to be a key-value object.`);
    }
    const given = new Map<string, unknown>(Object.entries(value));
    const fields = type.getFields();
    const unknown = [...given.keys()].filter((name) => !Object.hasOwn(fields, name));
    return [
      ...unknown.flatMap((name) => below(name, problem(`Field is not defined on ${type.name}`))),
      ...Object.values(fields).flatMap((field) => {
        if (!given.has(field.name) && !isRequiredInputField(field)) return [];
        return below(field.name, explainValue(given.get(field.name), field.type));
      }),
    ];
  }
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name);
    if (typeof value === 'string' && names.includes(value)) return [];
    return problem(`Expected ${written(value)} to be one of: ${names.join(', ')}`);
  }
  if (type.name === 'ID' && typeof value === 'string' && parseGid(value) === null) {
    return refusal(`Invalid global id '${value}'`);
  }
  try {
    type.parseValue(value);
    return [];
  } catch (error) {
    if (error instanceof ScalarRefusal) return refusal(error.message);
    return problem(`Could not coerce value ${written(value)} to ${type.name}`);
  }
}

function refusal(message: string): readonly Problem[] {
  return [{ path: [], explanation: message, message }];
}

function below(step: string | number, problems: readonly Problem[]): readonly Problem[] {
  return problems.map(({ path, ...told }) => ({ path: [step, ...path], ...told }));
}

const MAX_WRITTEN = 500;

/** The value as text, unless it is nested so deep that it cannot be written down again. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value).slice(0, MAX_WRITTEN);
  } catch {
    return 'value';
  }
}
