import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCycles } from './find-cycles.ts';
import { readWorkspaces } from './packages.ts';
import { readImports } from './read-imports.ts';
import { resolveImport } from './resolve-import.ts';
import { judge, type Offence } from './trespass.ts';

export interface Trespass extends Offence {
  readonly file: string;
  readonly line: number;
  readonly specifier: string;
}

/** Every import of the given files (paths from the root) that the table does not allow. */
export function checkFences(root: string, files: readonly string[]): readonly Trespass[] {
  const packages = readWorkspaces(root);
  const known = new Set(files);
  const graph = new Map<string, string[]>();
  const trespasses: Trespass[] = [];
  for (const file of files) {
    const edges: string[] = [];
    graph.set(file, edges);
    for (const { specifier, line, isTypeOnly } of readImports(file, read(root, file))) {
      const target = resolveImport(file, specifier, packages);
      const offence = judge(file, target, packages);
      if (offence !== null) trespasses.push({ ...offence, file, line, specifier });
      if (!isTypeOnly && 'file' in target && known.has(target.file)) edges.push(target.file);
    }
  }
  for (const [first = '', ...others] of findCycles(graph)) {
    const specifier = others.join(', ');
    trespasses.push({
      rule: 'cycle',
      reason: 'these import each other',
      file: first,
      line: 1,
      specifier,
    });
  }
  return trespasses;
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
