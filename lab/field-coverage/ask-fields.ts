import {
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
} from 'graphql';
import { argumentsOf, type Samples } from './sample-arguments.ts';

export interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

export type Ask = (query: string, variables?: object) => Promise<Answer>;

export type Outcome = 'value' | 'empty' | 'error';

export interface AskedField {
  /** `Product.title` */
  readonly name: string;
  readonly outcome: Outcome;
  readonly message: string | null;
}

/** A place in the graph where something of a type was found: its fields, from the outside in. */
interface Place {
  readonly type: string;
  readonly path: readonly string[];
}

/** The same type is looked up at this many places, so that a first one that is poor hides nothing. */
const PLACES_PER_TYPE = 20;
const MAX_DEPTH = 9;

/** Asks every field that can be reached, each alone, and keeps the best answer of each. */
export async function askFields(
  schema: GraphQLSchema,
  ask: Ask,
  samples: Samples,
): Promise<readonly AskedField[]> {
  const asked = new Map<string, AskedField>();
  const visits = new Map<string, number>();
  const waiting: Place[] = [{ type: schema.getQueryType()?.name ?? '', path: [] }];
  for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
    const { type: name, path } = place;
    const count = visits.get(name) ?? 0;
    const type = schema.getType(name);
    if (!isObjectType(type) || count >= PLACES_PER_TYPE || path.length > MAX_DEPTH) continue;
    visits.set(name, count + 1);
    for (const field of Object.values(type.getFields())) {
      for (const given of argumentsOf(name, field, samples)) {
        const inner = [...path, `asked: ${field.name}${given}`];
        const answer = await ask(queryOf(inner, isCompositeType(getNamedType(field.type))));
        const values = valuesAt(answer.data, inner.filter(isField).length);
        keepBest(asked, { name: `${name}.${field.name}`, ...outcomeOf(answer, values) });
        for (const found of new Set(values.flatMap(typeNamesOf))) {
          const isOneOfMany = isAbstractType(getNamedType(field.type));
          waiting.push({ type: found, path: isOneOfMany ? [...inner, `... on ${found}`] : inner });
        }
      }
    }
  }
  return [...asked.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Fragments lead no deeper into an answer. */
function isField(step: string): boolean {
  return !step.startsWith('...');
}

function queryOf(path: readonly string[], isComposite: boolean): string {
  return `{ ${path.join(' { ')}${isComposite ? ' { __typename }' : ''}${' }'.repeat(path.length)}`;
}

/** Everything that stands as deep as that under `asked`, through lists. */
function valuesAt(data: unknown, depth: number): readonly unknown[] {
  if (Array.isArray(data)) return data.flatMap((one) => valuesAt(one, depth));
  if (depth === 0) return data === null || data === undefined ? [] : [data];
  if (typeof data !== 'object' || data === null || !('asked' in data)) return [];
  return valuesAt(data.asked, depth - 1);
}

function typeNamesOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || !('__typename' in value)) return [];
  return [String(value.__typename)];
}

function outcomeOf({ errors = [] }: Answer, values: readonly unknown[]) {
  const [first] = errors;
  if (first !== undefined) return { outcome: 'error', message: first.message } as const;
  return { outcome: values.length > 0 ? 'value' : 'empty', message: null } as const;
}

const RANKS: readonly Outcome[] = ['error', 'empty', 'value'];

function keepBest(asked: Map<string, AskedField>, field: AskedField): void {
  const before = asked.get(field.name);
  const isBetter =
    before === undefined || RANKS.indexOf(field.outcome) > RANKS.indexOf(before.outcome);
  if (isBetter) asked.set(field.name, field);
}
