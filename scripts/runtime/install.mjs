import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inTurn } from './in-turn.mjs';
import { isInstalled } from './is-installed.mjs';

/** How often a silent installation says that it is still at work. */
const PROGRESS_INTERVAL_IN_MS = 5000;

/**
 * Installs what the lock file names, unless that has been done already.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function installMissing(root, say) {
  if (isInstalled(root)) return;
  // Two commands started side by side in a fresh clone must not install over each other.
  await inTurn(join(root, '.install-lock'), say, async () => {
    if (!isInstalled(root)) await runNpmCi(root, say);
  });
}

/**
 * @param {string} root
 * @param {(line: string) => void} say
 */
async function runNpmCi(root, say) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  say('Installing the packages of package-lock.json …');
  const ticker = setInterval(
    () => say(`  still installing (${seconds()} s)`),
    PROGRESS_INTERVAL_IN_MS,
  );
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], root);
  } finally {
    clearInterval(ticker);
  }
  if (!existsSync(join(root, 'node_modules', 'node', 'bin', 'node'))) {
    throw new Error(
      'npm installed the packages but not Node 24, which the package "node" fetches in an install script. ' +
        'Allow install scripts (npm config set ignore-scripts false), remove node_modules and try again.',
    );
  }
  say(`Installed in ${seconds()} s.`);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<void>}
 */
function run(command, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit' });
    child.once('error', (error) =>
      reject(new Error(`${command} could not be started: ${error.message}`)),
    );
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${args[0]} ended with ${signal ?? `code ${code}`}.`)),
    );
  });
}
