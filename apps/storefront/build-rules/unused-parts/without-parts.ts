import { type ESTree, parseSync, Visitor } from 'vite';
import { keptNames } from './kept-names.ts';
import { type Edit, withEdits } from './source-edits.ts';
import { unusedCases } from './unused-cases.ts';
import type { UnusedParts } from './unused-parts.ts';

type Parts = Omit<UnusedParts, 'file' | 'digest'>;

/** A library's source without these parts; what nothing reaches any more, the minifier drops. */
export function withoutParts(source: string, parts: Parts): string {
  const {
    kinds = [],
    constants = [],
    functions = {},
    marks = [],
    pure = [],
    statements = [],
  } = parts;
  const tags = new Set<unknown>(kinds.map(({ tag }) => tag));
  const types = new Set(kinds.map(({ type }) => type));
  const names = [...types, ...constants, ...Object.keys(functions), ...marks, ...pure];
  const missing = new Set([...names, ...statements]);
  const found = (name: string) => missing.delete(name) || true;
  const edits: Edit[] = [];
  const cases: Edit[] = [];
  const bodies: ESTree.FunctionBody[] = [];
  const variables: { readonly name: string; readonly start: number }[] = [];

  const isTag = (node: ESTree.Node) =>
    node.type === 'MemberExpression' && !node.computed && node.property.name === 'tag';
  const isUnusedTag = (node: ESTree.Node) => node.type === 'Literal' && tags.has(node.value);
  const isUnusedType = (node: ESTree.Node) =>
    node.type === 'Identifier' && types.has(node.name) && found(node.name);

  const visitFunction = ({ id, body }: ESTree.Function) => {
    if (body === null) return;
    bodies.push(body);
    const standIn = id === null ? undefined : functions[id.name];
    if (id === null || standIn === undefined) return;
    edits.push({ start: body.start, end: body.end, text: `{${standIn}}` });
    found(id.name);
  };
  new Visitor({
    FunctionDeclaration: visitFunction,
    FunctionExpression: visitFunction,
    VariableDeclarator({ id, init, start }) {
      if (id.type !== 'Identifier') return;
      variables.push({ name: id.name, start });
      if (init === null) return;
      const { start: from, end } = init;
      if (marks.includes(id.name) && found(id.name)) edits.push({ start: from, end, text: '{}' });
      if (pure.includes(id.name) && found(id.name)) {
        edits.push({ start: from, end: from, text: '/* @__PURE__ */ ' });
      }
    },
    SwitchStatement(node) {
      const isUnused = isTag(node.discriminant) ? isUnusedTag : isUnusedType;
      cases.push(...unusedCases(node, isUnused));
    },
    BinaryExpression({ left, operator, right, start, end }) {
      if (!(isTag(left) && isUnusedTag(right)) && !(isTag(right) && isUnusedTag(left))) return;
      if (operator === '===') edits.push({ start, end, text: 'false' });
      if (operator === '!==') edits.push({ start, end, text: 'true' });
    },
    AssignmentExpression({ left, right, start }) {
      if (left.type === 'Identifier' && constants.includes(left.name)) {
        edits.push({ start, end: right.start, text: '' });
        found(left.name);
      }
    },
    ExpressionStatement({ expression, start, end }) {
      const beginning = statements.find((each) => source.startsWith(each, expression.start));
      if (beginning === undefined) return;
      edits.push({ start, end, text: '' });
      found(beginning);
    },
  }).visit(parseSync('library.js', source).program);
  if (missing.size > 0) throw new Error(`The library has no ${[...missing].join(', ')}.`);
  return withEdits(source, [...edits, ...cases, ...keptNames(cases, bodies, variables)]);
}
