import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { sourceFiles } from '../checks/source-files.ts';

/** What is served or imported with; tests and what builds the shop get no text from strangers. */
const SERVED = /^(?:packages|apps)\/.*\.tsx?$/;
const ELSEWHERE = /\.test\.tsx?$|\/(?:tests|test-kit|testing|fuzz|scripts|demo|generated)\//;

export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

export function nameOf({ source, flags }: Pattern): string {
  return `/${source}/${flags}`;
}

/** Every regular expression that is written down in the shop's code. */
export function collectPatterns(root: string): ReadonlyMap<string, Pattern> {
  const found = new Map<string, Pattern>();
  const files = sourceFiles(root).filter((file) => SERVED.test(file) && !ELSEWHERE.test(file));
  for (const file of files) {
    const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    for (const pattern of patternsIn(program)) found.set(nameOf(pattern), pattern);
  }
  return found;
}

function patternsIn(program: unknown): readonly Pattern[] {
  const patterns: Pattern[] = [];
  const waiting: unknown[] = [program];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    const regex: unknown = 'regex' in node ? node.regex : undefined;
    if (isWritten(regex)) patterns.push({ source: regex.pattern, flags: regex.flags });
    else waiting.push(...Object.values(node).filter((part) => part !== undefined));
  }
  return patterns;
}

function isWritten(value: unknown): value is { readonly pattern: string; readonly flags: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pattern' in value &&
    typeof value.pattern === 'string' &&
    'flags' in value &&
    typeof value.flags === 'string'
  );
}
