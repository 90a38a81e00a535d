import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { UNUSED_IN_REACT } from './react.ts';
import { UNUSED_IN_ROUTER } from './router.ts';
import { withoutParts } from './without-parts.ts';

const { resolve } = createRequire(import.meta.url);

describe.each([...UNUSED_IN_REACT, ...UNUSED_IN_ROUTER])('what is left out of $file', (parts) => {
  const [, library = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(parts.file) ?? [];
  const source = readFileSync(
    resolve(`${library}/package.json`).replace('/package.json', rest),
    'utf8',
  );

  test('was read in the version that is installed', () => {
    expect(createHash('sha256').update(source).digest('hex')).toBe(parts.digest);
  });

  test('leaves no name without its declaration', () => {
    const ofTheBrowser = undeclared(source);
    const left = undeclared(withoutParts(source, parts));
    expect(left.filter((name) => !ofTheBrowser.includes(name))).toEqual([]);
  });
});

/** The names that a script uses and nowhere declares: those of the browser. */
function undeclared(source: string): readonly string[] {
  const declared = new Set<string>();
  const used = new Set<string>();
  const labels = new Set<number>();
  const declare = (node: ESTree.Node | null) => {
    if (node?.type === 'Identifier') declared.add(node.name);
    if (node?.type === 'ObjectPattern') {
      for (const part of node.properties) if (part.type === 'Property') declare(part.value);
    }
  };
  const declareFunction = ({ id, params }: ESTree.Function) => {
    for (const node of [id, ...params]) declare(node);
  };
  const label = (node: ESTree.Node | null) => {
    if (node !== null) labels.add(node.start);
  };
  new Visitor({
    FunctionDeclaration: declareFunction,
    FunctionExpression: declareFunction,
    ArrowFunctionExpression: ({ params }) => params.forEach(declare),
    VariableDeclarator: ({ id }) => declare(id),
    CatchClause: ({ param }) => declare(param),
    MemberExpression: ({ computed, property }) => label(computed ? null : property),
    Property: ({ computed, key }) => label(computed ? null : key),
    LabeledStatement: ({ label: node }) => label(node),
    BreakStatement: ({ label: node }) => label(node),
    ContinueStatement: ({ label: node }) => label(node),
    Identifier({ name, start }) {
      if (!labels.has(start)) used.add(name);
    },
  }).visit(parseSync('library.js', source).program);
  return [...used].filter((name) => !declared.has(name));
}
