import { parseSync, Visitor } from 'oxc-parser';

/** One small change to a source that a test ought to notice. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const SWAPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

const SWAPPED_METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
};

interface Span {
  readonly start: number;
  readonly end: number;
}

/** All changes of one file; types, imports and throws' sentences are left alone. */
export function findMutants(fileName: string, source: string): readonly Mutant[] {
  const mutants: Mutant[] = [];
  const replace = ({ start, end }: Span, replacement: string) => {
    if (source.slice(start, end) !== replacement) mutants.push({ start, end, replacement });
  };
  const swapOperator = (left: Span, right: Span, operator: string) => {
    const swapped = SWAPPED[operator];
    const start = source.indexOf(operator, left.end);
    if (swapped === undefined || start === -1 || start >= right.start) return;
    replace({ start, end: start + operator.length }, swapped);
  };
  const decide = (test: Span) => {
    replace(test, 'true');
    replace(test, 'false');
  };
  const literal = (node: Span & { readonly value: unknown }, isKey: boolean) => {
    if (typeof node.value === 'boolean') replace(node, String(!node.value));
    if (typeof node.value === 'number') replace(node, String(node.value + 1));
    if (typeof node.value === 'string' && !isKey) replace(node, node.value === '' ? "'x'" : "''");
  };
  const skipped: Span[] = [];
  new Visitor({
    TSInterfaceDeclaration: (node) => skipped.push(node),
    TSTypeAliasDeclaration: (node) => skipped.push(node),
    TSTypeAnnotation: (node) => skipped.push(node),
    TSTypeParameterInstantiation: (node) => skipped.push(node),
    ImportDeclaration: (node) => skipped.push(node),
    ExportNamedDeclaration: (node) => {
      if (node.source !== null) skipped.push(node);
    },
    BinaryExpression: (node) => swapOperator(node.left, node.right, node.operator),
    LogicalExpression: (node) => swapOperator(node.left, node.right, node.operator),
    ConditionalExpression: (node) => decide(node.test),
    IfStatement: (node) => decide(node.test),
    UnaryExpression: (node) => {
      if (node.operator === '!')
        replace(node, source.slice(node.argument.start, node.argument.end));
    },
    MemberExpression: (node) => {
      const swapped = node.computed
        ? undefined
        : SWAPPED_METHODS[source.slice(node.property.start, node.property.end)];
      if (swapped !== undefined) replace(node.property, swapped);
    },
    Literal: (node) => literal(node, false),
  }).visit(parseSync(fileName, source).program);
  return mutants.filter(
    ({ start, end }) => !skipped.some((span) => span.start <= start && end <= span.end),
  );
}
