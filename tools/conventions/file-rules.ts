import { parseSync, Visitor } from 'oxc-parser';
import { type Convention, isCode, isStyle } from './rule.ts';

const MAX_LINES = 250;
/** Data written as code may be long. */
const DATA = /\/(demo|messages|data)\//;
/** Files with such names collect unrelated code. */
const VAGUE_NAMES = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc']);

export const smallFiles: Convention = {
  name: 'small-files',
  appliesTo: (file) => (isCode(file) || isStyle(file)) && !DATA.test(file),
  find: ({ source }) => {
    const lines = source.trimEnd().split('\n').length;
    if (lines <= MAX_LINES) return [];
    return [{ offset: 0, reason: `${lines} lines; split it, ${MAX_LINES} is the maximum` }];
  },
};

const MAX_FUNCTION_LINES = 100;

/** A test groups its claims in one function, however many they are. */
export const smallFunctions: Convention = {
  name: 'small-functions',
  appliesTo: (file) => isCode(file) && !/\.(test|spec|screens)\./.test(file),
  find: ({ file, source }) => {
    const found: { offset: number; reason: string }[] = [];
    const check = ({ start, end }: { readonly start: number; readonly end: number }) => {
      const lines = source.slice(start, end).split('\n').length;
      if (lines <= MAX_FUNCTION_LINES) return;
      found.push({ offset: start, reason: `${lines} lines; ${MAX_FUNCTION_LINES} is the maximum` });
    };
    new Visitor({
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
    }).visit(parseSync(file, source).program);
    return found;
  },
};

export const namedSubjects: Convention = {
  name: 'named-subjects',
  appliesTo: (file) => isCode(file) || isStyle(file),
  find: ({ file }) =>
    file
      .split('/')
      .flatMap((part) => part.split('.')[0] ?? [])
      .filter((part) => VAGUE_NAMES.has(part))
      .map((part) => ({ offset: 0, reason: `"${part}" names no subject` })),
};

export const kebabCaseFolders: Convention = {
  name: 'kebab-case-folders',
  appliesTo: isCode,
  find: ({ file }) =>
    file
      .split('/')
      .slice(0, -1)
      .filter((folder) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder))
      .map((folder) => ({ offset: 0, reason: `the folder "${folder}" is not kebab-case` })),
};

const CSS_TOKEN = /\/\*[\s\S]*?\*\/|[^{};]*[{};]/g;

/** Hover styles stick to what was tapped on touch screens. */
export const hoverMediaQuery: Convention = {
  name: 'hover-media-query',
  appliesTo: isStyle,
  find: ({ source }) => {
    const around: string[] = [];
    const found: { offset: number; reason: string }[] = [];
    for (const { 0: token, index } of source.matchAll(CSS_TOKEN)) {
      if (token.startsWith('/*')) continue;
      if (token.endsWith('}')) around.pop();
      if (!token.endsWith('{')) continue;
      const isGuarded = around.some((block) => block.includes('(hover: hover)'));
      const at = token.indexOf(':hover');
      if (at !== -1 && !isGuarded)
        found.push({ offset: index + at, reason: 'put :hover into @media (hover: hover)' });
      around.push(token);
    }
    return found;
  },
};

/** Members whose value differs from call to call. */
const IMPURE = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID']);

/** The domain gets the clock and randomness as arguments. */
export const pureDomain: Convention = {
  name: 'pure-domain',
  appliesTo: (file) =>
    isCode(file) && file.startsWith('packages/domain/src/') && !file.includes('.test.'),
  find: ({ file, source }) => {
    const found: { offset: number; reason: string }[] = [];
    new Visitor({
      MemberExpression({ object, property, start }) {
        if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
        const name = `${object.name}.${property.name}`;
        if (IMPURE.has(name)) found.push({ offset: start, reason: `${name} comes as an argument` });
      },
      NewExpression({ callee, arguments: given, start }) {
        if (callee.type !== 'Identifier' || callee.name !== 'Date' || given.length > 0) return;
        found.push({ offset: start, reason: 'the present time comes as an argument' });
      },
    }).visit(parseSync(file, source).program);
    return found;
  },
};
