import { spawnSync } from 'node:child_process';

/** Tells whether packages of Debian can be installed here. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** Installs the first of these packages that there is; false when none could be. */
export function installOneOf(...names: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-q', '-y', ...args], { stdio: 'inherit', env }).status === 0;
  return (
    aptGet('update') && names.some((name) => aptGet('install', '--no-install-recommends', name))
  );
}
