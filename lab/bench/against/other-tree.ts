import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../../../tools/runtime/node-24.mjs';
import type { Log } from '../benchmark.ts';

/** Checks a commit out into a folder of its own, builds it there, works with it and removes it. */
export async function withCommit<Result>(
  commit: string,
  log: Log,
  work: (root: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'lokke-against-'));
  const root = join(folder, 'tree');
  run('git', ['worktree', 'add', '--detach', root, commit], ROOT);
  try {
    log(`  installing and building ${commit} …`);
    install(root);
    run('npm', ['run', '--silent', 'generate'], root);
    run('npm', ['run', '--silent', 'build'], root);
    return await work(root);
  } finally {
    run('git', ['worktree', 'remove', '--force', root], ROOT);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies our own installation where the lock file is the same, else installs. */
function install(root: string): void {
  const lock = (tree: string) => readFileSync(join(tree, 'package-lock.json'), 'utf8');
  if (lock(root) === lock(ROOT) && canCopy(root)) return;
  run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], root);
}

function canCopy(root: string): boolean {
  const installed = globSync(
    [
      '{.,platform,e2e,lab}/node_modules',
      '{apps,packages}/*/node_modules',
      'packages/vendors/*/node_modules',
    ],
    { cwd: ROOT },
  );
  return installed.every((path) => {
    const target = join(root, dirname(path));
    return spawnSync('cp', ['-a', join(ROOT, path), target], { stdio: 'ignore' }).status === 0;
  });
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`);
}
