import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../tools/runtime/node-24.mjs';

const STOREFRONT = join(ROOT, 'apps/storefront');
const OUTPUT = join(ROOT, 'test-results/rollout');

export interface Build {
  readonly name: string;
  readonly folder: string;
}

/** Builds the storefront as it is, or with one change (apps/storefront/vite/changed.config.ts). */
export function makeBuild(name: string, change: 'styles' | 'scripts' | null): Build {
  const folder = join(OUTPUT, name);
  const config = ['--config', join(STOREFRONT, 'vite/changed.config.ts')];
  const args = ['react-router', 'build', '.', ...(change === null ? [] : config)];
  run('npx', args, { ...environmentOf(folder), ROLLOUT_CHANGE: change ?? '' });
  return { name, folder };
}

/** Keeps the build's hashed files in a folder, as an operator does before servers turn. */
export function keepFiles({ folder }: Build, assetsDir: string): void {
  const tool = join(STOREFRONT, 'assets/main.ts');
  run(process.execPath, [tool, 'keep', '5'], { ...environmentOf(folder), ASSETS_DIR: assetsDir });
}

/** Counts the hashed files of a build that the build before does not have, and all of them. */
export function countRenamed(before: Build, after: Build): readonly [number, number] {
  const [old, now] = [before, after].map(({ folder }) =>
    readdirSync(join(folder, 'client/assets')),
  );
  const known = new Set(old);
  return [(now ?? []).filter((name) => !known.has(name)).length, now?.length ?? 0];
}

function environmentOf(folder: string) {
  return { BUILD_FOLDER: relative(STOREFRONT, folder) };
}

function run(command: string, args: readonly string[], env: Record<string, string>): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: STOREFRONT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`);
}
