import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../tools/runtime/node-24.mjs';
import type { Log } from '../benchmark.ts';

/** Tells whether Git knows a commit by this name. */
export function isCommit(name: string): boolean {
  return (
    spawnSync('git', ['rev-parse', '--verify', `${name}^{commit}`], { cwd: ROOT }).status === 0
  );
}

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
    run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], root);
    run('npm', ['run', '--silent', 'generate'], root);
    run('npm', ['run', '--silent', 'build'], root);
    return await work(root);
  } finally {
    run('git', ['worktree', 'remove', '--force', root], ROOT);
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`);
}
