// Compiles every package by itself, so that each sees only the libraries its tsconfig grants it.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GENERATED } from '../freshness/made-things.ts';
import { makeFresh } from '../freshness/make-fresh.ts';
import { ROOT } from '../runtime/node-24.mjs';

const SKIPPED = new Set(['node_modules', 'build', 'generated', '.git', '.data']);

function findProjects(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : findProjects(path);
    return /^tsconfig(\.test)?\.json$/.test(entry.name) ? [path] : [];
  });
}

function run(command: string, args: readonly string[], cwd: string): boolean {
  return spawnSync(command, args, { cwd, stdio: 'inherit' }).status === 0;
}

makeFresh(ROOT, GENERATED, (line) => console.log(line));
const tsc = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin/tsc');
const routerCli = join(ROOT, 'node_modules', '.bin', 'react-router');
// The route modules import types that the router derives from the list of routes.
const storefront = join(ROOT, 'apps', 'storefront');
const failed = run(process.execPath, [routerCli, 'typegen'], storefront) ? [] : ['typegen'];
for (const project of findProjects(ROOT)
  .map((path) => relative(ROOT, path))
  .sort()) {
  const isRight = run(process.execPath, [tsc, '-p', project], ROOT);
  console.log(`${isRight ? 'ok' : 'FAILED'}  ${project}`);
  if (!isRight) failed.push(project);
}
if (failed.length > 0) process.exitCode = 1;
