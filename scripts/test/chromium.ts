import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser that the browser tests run in; installed through apt-get where that is possible. */
export function ensureChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found !== null) return found;
  if (process.getuid?.() !== 0 || !canRun('apt-get')) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium) or set ' +
        'CHROMIUM_PATH to the browser; the other tests run with: npm test -- --skip browser',
    );
  }
  say('Installing Chromium through apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-q', '-y', '--no-install-recommends', 'chromium'],
  ]) {
    const { status } = spawnSync('apt-get', args, { stdio: 'inherit', env });
    if (status !== 0) throw new Error(`apt-get ${args[0]} ended with code ${status}.`);
  }
  const installed = findChromium();
  if (installed === null) throw new Error('apt-get installed no Chromium that can be found.');
  return installed;
}

function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
    return named;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function canRun(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}
