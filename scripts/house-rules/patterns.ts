import { type HouseRule, isCode, isStyle } from './finding.ts';
import { withoutComments } from './without-comments.ts';

interface PatternRule {
  readonly name: string;
  readonly appliesTo: (file: string) => boolean;
  readonly pattern: RegExp;
  readonly reason: string;
  /** Comments may say what code may not: `#1001` is an order there. */
  readonly ignoresComments?: boolean;
}

function ruleOf({ name, appliesTo, pattern, reason, ignoresComments }: PatternRule): HouseRule {
  return {
    name,
    appliesTo,
    find: ({ file, source }) => {
      const text = ignoresComments && isCode(file) ? withoutComments(file, source) : source;
      return [...text.matchAll(pattern)].map(({ index }) => ({ offset: index, reason }));
    },
  };
}

const isTest = (file: string): boolean => isCode(file) && /\.(test|spec)\.|^e2e\//.test(file);
/** This folder names what it forbids. */
const isElsewhere = (file: string): boolean => !file.startsWith('scripts/house-rules/');
/** Sheets, components and page templates; image processing has colours of another kind. */
const SHOWS_COLOUR = /^(apps\/storefront\/app|packages\/platform\/src(?!\/images\/))\//;
const NAMES_COLOURS = /tokens\.\w+$|\.test\.tsx?$/;

export const PATTERN_RULES: readonly HouseRule[] = [
  {
    name: 'colours-from-tokens',
    appliesTo: (file: string) =>
      SHOWS_COLOUR.test(file) && (isStyle(file) || isCode(file)) && !NAMES_COLOURS.test(file),
    // A colour stands in a declaration or a quoted value; "#main" as a link target does not.
    pattern:
      /(?<=[:,(\s]|(?<!href=)["'`])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?=\s*[;,)"'`}\s!])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\((?!from\b)/gi,
    reason: 'colours are tokens; name this one in the tokens file',
    ignoresComments: true,
  },
  {
    name: 'listed-exports',
    appliesTo: isCode,
    pattern: /^export \* /gm,
    reason: 'list the names that are exported',
  },
  {
    name: 'nothing-unfinished',
    appliesTo: (file: string) => isCode(file) || isStyle(file),
    pattern: /\b(?:TODO|FIXME|XXX)\b/g,
    reason: 'finish it or leave it out',
  },
  {
    name: 'no-forced-types',
    appliesTo: isCode,
    pattern: /\bas unknown as\b|@ts-ignore|@ts-nocheck/g,
    reason: 'parse or narrow the value; this hides a doubt',
  },
  {
    name: 'real-modules-in-tests',
    appliesTo: isTest,
    pattern: /\bvi\.(?:do)?[mM]ock\(\s*(?:import\()?["'`](?:\.|@lokke\/)/g,
    reason: 'run the real module',
  },
  {
    name: 'no-sleeping-tests',
    appliesTo: isTest,
    pattern: /\bwaitForTimeout\(|["'`]networkidle["'`]/g,
    reason: 'wait for what a person would see',
  },
]
  .map((rule) => ({
    ...rule,
    appliesTo: (file: string) => isElsewhere(file) && rule.appliesTo(file),
  }))
  .map(ruleOf);
