import type { Plugin } from 'vite';

const SHEET = /import (\w+) from ('[^']+\.module\.css');/g;
const IDENTIFIER = /^[a-z]\w*$/i;
/** Classes that a module cannot export by their name. */
const RESERVED: ReadonlySet<string> = new Set(['default', 'in', 'new', 'switch', 'with']);

/**
 * Imports class names one by one, so that the bundler writes each into the code that uses it: members of an object
 * would have their names in the shop's scripts, too. Lines keep their length.
 */
export function inlineClassNames(): Plugin[] {
  return [
    {
      name: 'inline-class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/app\/.*\.tsx$/, code: /\.module\.css/ },
        handler: (code) => ({ code: withNamedClasses(code), map: null }),
      },
    },
    {
      // A sheet whose names are all written elsewhere would be left out as unused.
      name: 'keep-class-sheets',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}

export function withNamedClasses(code: string): string {
  let named = code;
  for (const [line = '', sheet = '', from = ''] of code.matchAll(SHEET)) {
    const use = new RegExp(`\\b${sheet}\\['([^']+)'\\]`, 'g');
    named = named
      .replaceAll(use, (member, name: string) =>
        IDENTIFIER.test(name) && !RESERVED.has(name)
          ? `${sheet}_.${name}`.padEnd(member.length)
          : member,
      )
      .replace(line, `${line} import * as ${sheet}_ from ${from};`);
  }
  return named;
}
