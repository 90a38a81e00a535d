import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Say } from '../part.ts';

/** The folder of a peer, with what it needs installed: on demand, so that the shop itself stays lean. */
export function installPeer(name: 'fastify' | 'lighthouse' | 'next', say: Say): string {
  const folder = join(import.meta.dirname, name);
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return folder;
  say(`  installing ${name} …`);
  const { status, stderr } = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--ignore-scripts'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`Installing ${name} failed: ${stderr}`);
  return folder;
}
