import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { sourceFiles } from '../checks/source-files.ts';

/** Code that handles input from outside; tests and build code do not. */
const SHOP_CODE = /^(?:packages|apps)\/.*\.tsx?$/;
const EXCLUDED =
  /\.test\.tsx?$|\/(?:tests|test-kit|testing|fuzz|scripts|demo|generated|build-rules|vite)\//;

export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

function nameOf({ source, flags }: Pattern): string {
  return `/${source}/${flags}`;
}

/** Collects every regular expression literal of the shop's code. */
export function collectPatterns(root: string): ReadonlyMap<string, Pattern> {
  const found = new Map<string, Pattern>();
  const files = sourceFiles(root).filter((file) => SHOP_CODE.test(file) && !EXCLUDED.test(file));
  for (const file of files) {
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        const pattern = { source: node.regex.pattern, flags: node.regex.flags };
        found.set(nameOf(pattern), pattern);
      },
    }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  }
  return found;
}
