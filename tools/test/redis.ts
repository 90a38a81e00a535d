import { spawnSync } from 'node:child_process';
import { canInstall, installOneOf } from './apt-get.ts';

const isThere = () => spawnSync('redis-server', ['--version']).status === 0;

/** Installs `redis-server` where that is possible; otherwise says which tests are skipped. */
export function ensureRedis(log: (line: string) => void): void {
  if (isThere()) return;
  if (canInstall()) {
    log('Installing redis-server through apt-get …');
    if (installOneOf('redis-server') && isThere()) return;
  }
  log(
    'WARNING: there is no redis-server, so the tests named "… through redis-server" are SKIPPED. ' +
      'Install it (Debian: sudo apt-get install redis-server) to run them.',
  );
}
