import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import type { WireError } from './errors.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { oncePerDocument } from './prepare-document.ts';

/** Aliases let one request repeat a field, past every request limit. */
const MAX_ALIASES = 500;

const countAliases = oncePerDocument((document: DocumentNode): number => {
  let aliases = 0;
  visit(document, {
    Field({ alias }) {
      if (alias !== undefined) aliases += 1;
    },
  });
  return aliases;
});

function refuse(code: string, message: string, facts: object): readonly WireError[] {
  return [{ message, extensions: { code, ...facts } }];
}

export function checkAliases(document: DocumentNode): readonly WireError[] {
  const aliases = countAliases(document);
  if (aliases <= MAX_ALIASES) return [];
  const message = `Query has ${aliases} aliases, which exceeds max aliases of ${MAX_ALIASES}`;
  return refuse('MAX_COMPLEXITY_EXCEEDED', message, { aliases, maxAliases: MAX_ALIASES });
}

/** Shopify's limit for requests without a token. */
const MAX_COST_WITHOUT_TOKEN = 1000;
/** Our own limit, above any listing of 250 whole products. */
const MAX_COST = 2_000_000;
const MAX_DEPTH = 25;

export function checkCost({ cost, depth }: QueryCost, hasToken: boolean): readonly WireError[] {
  if (depth > MAX_DEPTH) {
    const message = `Query has depth of ${depth}, which exceeds max depth of ${MAX_DEPTH}`;
    return refuse('MAX_DEPTH_EXCEEDED', message, { depth, maxDepth: MAX_DEPTH });
  }
  const maxCost = hasToken ? MAX_COST : MAX_COST_WITHOUT_TOKEN;
  if (cost <= maxCost) return [];
  return refuse('MAX_COMPLEXITY_EXCEEDED', 'Complexity exceeded', { cost, maxCost });
}

export interface QueryCost {
  /** Objects the answer may hold. */
  readonly cost: number;
  readonly depth: number;
}

const NOTHING: QueryCost = { cost: 0, depth: 0 };

interface Measuring {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Each fragment is measured once, however often it is spread. */
  readonly measured: Map<string, QueryCost>;
}

function itemsOf({ arguments: args = [] }: FieldNode, { variables }: Measuring): number {
  const sizes = args
    .filter(({ name }) => ['first', 'last', 'ids', 'identifiers'].includes(name.value))
    .map(({ value }): number => {
      const size: unknown = valueFromASTUntyped(value, variables);
      if (Array.isArray(size)) return size.length;
      return typeof size === 'number' && size > 0 ? size : 1;
    });
  return Math.max(1, ...sizes);
}

/** The wrapping fields of a connection are not objects of their own. */
const WRAPPERS = ['edges', 'pageInfo'];

function measureFragment(name: string, measuring: Measuring): QueryCost {
  const known = measuring.measured.get(name);
  if (known !== undefined) return known;
  const fragment = measuring.fragments.get(name);
  const measured = fragment === undefined ? NOTHING : measure(fragment.selectionSet, measuring);
  measuring.measured.set(name, measured);
  return measured;
}

function measureNode(node: SelectionNode, measuring: Measuring): QueryCost {
  switch (node.kind) {
    case Kind.FRAGMENT_SPREAD:
      return measureFragment(node.name.value, measuring);
    case Kind.INLINE_FRAGMENT:
      return measure(node.selectionSet, measuring);
    case Kind.FIELD: {
      if (node.selectionSet === undefined) return NOTHING;
      const below = measure(node.selectionSet, measuring);
      const own = WRAPPERS.includes(node.name.value) ? 0 : 1;
      return { cost: own + below.cost * itemsOf(node, measuring), depth: below.depth + 1 };
    }
  }
}

function measure({ selections }: SelectionSetNode, measuring: Measuring): QueryCost {
  const parts = selections.map((node) => measureNode(node, measuring));
  return {
    cost: parts.reduce((sum, part) => sum + part.cost, 0),
    depth: Math.max(0, ...parts.map(({ depth }) => depth)),
  };
}

/** Computed from the query before it runs. */
export function queryCost(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): QueryCost {
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)]],
    ),
  );
  return measure(operation.selectionSet, {
    fragments,
    variables: { ...defaults, ...variables },
    measured: new Map(),
  });
}

export interface RequestedCost extends QueryCost {
  readonly isMutation: boolean;
}

/** Limit of an API on queries by cost; tells why one is not run. */
export type CostPolicy = (
  requested: RequestedCost,
  context: GraphqlContext,
) => readonly WireError[];

export const storefrontCostPolicy: CostPolicy = (requested, { request }) =>
  checkCost(requested, request.hasToken);
