import { parseSync } from 'oxc-parser';
import { type Convention, isCode, isStyle } from './rule.ts';

interface PatternRule {
  readonly name: string;
  readonly appliesTo: (file: string) => boolean;
  readonly pattern: RegExp;
  readonly reason: string;
  /** Comments may hold what the pattern forbids: `#1001` is an order there. */
  readonly ignoresComments?: boolean;
}

function ruleOf({ name, appliesTo, pattern, reason, ignoresComments }: PatternRule): Convention {
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
/** Conventions name what they forbid in their own folder. */
const isElsewhere = (file: string): boolean => !file.startsWith('tools/conventions/');
/** Style sheets, components and page templates; image processing computes with colours. */
const SHOWS_COLOUR = /^(apps\/storefront\/app|platform\/src(?!\/shopify\/images\/))\//;
const NAMES_COLOURS = /tokens\.\w+$|\.test(?:-kit)?\.tsx?$/;

export const PATTERN_RULES: readonly Convention[] = [
  {
    name: 'colours-from-tokens',
    appliesTo: (file: string) =>
      SHOWS_COLOUR.test(file) && (isStyle(file) || isCode(file)) && !NAMES_COLOURS.test(file),
    // Colours are in declarations or quoted values; "#main" as a link target is not.
    pattern:
      /(?<=[:,(\s]|(?<!href=)["'`])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?=\s*[;,)"'`}\s!])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\((?!from\b)/gi,
    reason: 'colours are tokens; name this one in the tokens file',
    ignoresComments: true,
  },
  {
    name: 'colons-by-language',
    appliesTo: (file: string) =>
      /^apps\/storefront\/app\/(?!features\/page-tools\/).*\.tsx$/.test(file) && !isTest(file),
    pattern: /\}: \$\{/g,
    reason: 'French has a blank before a colon; join by the message shell.pair',
  },
  {
    name: 'no-todo',
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
    name: 'no-spread-literals',
    appliesTo: isCode,
    pattern: /\.\.\.(?:\(?\{|\(\[[^[\]]*\] as const\)(?=,)|\[[^[\]]*\](?=,|\s*\]))/g,
    reason: 'write its parts; spreading a literal only hides them from the formatter',
    ignoresComments: true,
  },
  {
    name: 'real-modules-in-tests',
    appliesTo: isTest,
    pattern: /\bvi\.(?:do)?[mM]ock\(\s*(?:import\()?["'`](?:\.|@lokke\/)/g,
    reason: 'run the real module',
  },
  {
    name: 'no-fixed-waits',
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

/** Blanks out comments; offsets and lines stay. */
function withoutComments(file: string, source: string): string {
  let text = source;
  for (const { start, end } of parseSync(file, source).comments) {
    const blank = source.slice(start, end).replace(/[^\n]/g, ' ');
    text = text.slice(0, start) + blank + text.slice(end);
  }
  return text;
}
