import { type Comment, parseSync, Visitor } from 'oxc-parser';
import { type Convention, isCode } from './rule.ts';
import words from './words.json' with { type: 'json' };

const VAGUE_OPENINGS = new Set(words.vagueOpenings);
const IRREGULAR_PARTICIPLES = new Set(words.irregularParticiples);
const VERBS_LIKE_PARTICIPLES = new Set(words.verbsLikeParticiples);
/** Instructions to a tool, which has its own grammar. */
const DIRECTIVE = /^(?:biome-ignore|@ts-|#|<reference|@vitest|@__PURE__|v8 ignore|global )/;

interface CommentBlock {
  readonly text: string;
  readonly offset: number;
}

/** Joins neighbouring `//` lines, which read as one comment. */
function blocksOf(comments: readonly Comment[], source: string): readonly CommentBlock[] {
  const blocks: CommentBlock[] = [];
  let end = -1;
  for (const { type, value, start, end: commentEnd } of comments) {
    const continues = type === 'Line' && end >= 0 && /^\s*$/.test(source.slice(end, start));
    const startsLine = /(?:^|\n)[ \t]*$/.test(source.slice(0, start));
    if (!continues) blocks.push({ text: value.replace(/^[\s*]+/, ''), offset: start });
    end = type === 'Line' && startsLine ? commentEnd : -1;
  }
  return blocks;
}

/** The first word in lower case; quoted names and code have none. */
const firstWord = (text: string): string =>
  /^\p{L}+(?:'\p{L}+)?/u.exec(text)?.[0].toLowerCase() ?? '';

/** A comment that begins with a pronoun, a relative or a preposition needs its code to be understood. */
export const clearComments: Convention = {
  name: 'clear-comments',
  appliesTo: isCode,
  find: ({ file, source }) =>
    blocksOf(parseSync(file, source).comments, source)
      .filter(({ text }) => !DIRECTIVE.test(text) && VAGUE_OPENINGS.has(firstWord(text)))
      .map(({ text, offset }) => ({
        offset,
        reason: `begin with a verb or a noun, not with “${text.split(/\s/, 1)[0]}”`,
      })),
};

function isBareParticiple(name: string): boolean {
  if (!/^[a-z]+$/.test(name) || VERBS_LIKE_PARTICIPLES.has(name)) return false;
  return IRREGULAR_PARTICIPLES.has(name) || /[^aeiou]ed$/.test(name);
}

/** A function does something: its name is a verb phrase, or a question where it answers yes or no. */
export const verbsForFunctions: Convention = {
  name: 'verbs-for-functions',
  appliesTo: isCode,
  find: ({ file, source }) => {
    const found: { offset: number; reason: string }[] = [];
    const check = (name: string, offset: number) => {
      if (isBareParticiple(name)) found.push({ offset, reason: `${name}() names no action` });
    };
    new Visitor({
      FunctionDeclaration: ({ id }) => id !== null && check(id.name, id.start),
      VariableDeclarator({ id, init }) {
        const isFunction =
          init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
        if (isFunction && id.type === 'Identifier') check(id.name, id.start);
      },
    }).visit(parseSync(file, source).program);
    return found;
  },
};
