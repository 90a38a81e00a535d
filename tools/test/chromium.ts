import { spawnSync } from 'node:child_process';
import { findChromium, HEADLESS_SHELL } from '@lokke/e2e/chromium';

/** Finds the browser of the browser tests, or installs it with apt-get where that is possible. */
export function ensureChromium(log: (line: string) => void): string {
  const found = findChromium();
  if (found !== null) return found;
  if (process.getuid?.() !== 0 || !canRun('apt-get')) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium) or set ' +
        'CHROMIUM_PATH to the browser; the other tests run with: npm test -- --skip browser',
    );
  }
  log('Installing Chromium through apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-q', '-y', ...args], { stdio: 'inherit', env }).status === 0;
  const install = (name: string) => aptGet('install', '--no-install-recommends', name);
  if (!aptGet('update')) throw new Error('apt-get update failed.');
  // Older releases have no headless shell.
  if (!install(HEADLESS_SHELL) && !install('chromium'))
    throw new Error('apt-get could not install Chromium.');
  const installed = findChromium();
  if (installed === null) throw new Error('apt-get installed no Chromium that can be found.');
  return installed;
}

function canRun(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}
