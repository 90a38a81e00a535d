import type { Plugin } from 'vite';

const SHEET = /import (\w+) from ('[^']+\.module\.css')/g;
const IDENTIFIER = /^[a-z]\w*$/i;
/** Classes that a module cannot export by their name. */
const RESERVED = /^(default|in|new|switch|with)$/;

/** Imports a sheet's class names one by one, so that the bundler writes each into the code that uses it. */
export function inlineClassNames(): Plugin[] {
  return [{
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.tsx$/, code: /\.module\.css/ },
      handler: (code) => {
        let named = code;
        for (const [line = '', variable = '', sheet] of code.matchAll(SHEET)) {
          const uses = new RegExp(`\\b${variable}\\['([^']+)'\\]`, 'g');
          named = named.replace(uses, (use, name: string) =>
            IDENTIFIER.test(name) && !RESERVED.test(name)
              ? `${variable}Names.${name}`
              : use,
          );
          named = named.replace(line, `${line}; import * as ${variable}Names from ${sheet}`);
        }
        return { code: named, map: null };
      },
    },
  },
  {
    name: 'keep-class-sheets',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  }];
}
