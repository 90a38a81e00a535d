import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tryLock } from './install-lock.mjs';
import { findNode24, isInstalled } from './installed-packages.mjs';

/** @typedef {{ readonly omitsDev: boolean }} Scope without what only work on the shop needs, or with it */

const POLL_INTERVAL_IN_MS = 500;
/** Time between two reports of a silent installation. */
const PROGRESS_INTERVAL_IN_MS = 5000;

/**
 * Installs what the lock file names, unless that has been done already.
 * @param {string} root
 * @param {Scope} scope
 * @param {(line: string) => void} log
 */
export async function installMissing(root, scope, log) {
  if (isInstalled(root, scope)) return;
  // Two commands started side by side in a fresh clone must not install over each other.
  const lock = join(root, '.install-lock');
  let isWaiting = false;
  while (!tryLock(lock)) {
    if (!isWaiting) log('Waiting for another installation, which holds .install-lock …');
    isWaiting = true;
    await delay(POLL_INTERVAL_IN_MS);
  }
  try {
    if (!isInstalled(root, scope)) await install(root, scope, log);
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * @param {string} root
 * @param {Scope} scope
 * @param {(line: string) => void} log
 */
async function install(root, scope, log) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  log('Installing the packages of package-lock.json …');
  const ticker = setInterval(
    () => log(`  still installing (${seconds()} s)`),
    PROGRESS_INTERVAL_IN_MS,
  );
  try {
    await runNpm(root, scope, log);
  } finally {
    clearInterval(ticker);
  }
  if (findNode24(root) === null) {
    throw new Error(
      'npm installed the packages but not Node 24, which comes as an optional package for Linux (x64, arm64). ' +
        'On other systems run this with Node 24 or newer; on Linux let npm install optional packages (`npm config get omit`).',
    );
  }
  log(`Installed in ${seconds()} s.`);
}

/**
 * @param {string} root
 * @param {Scope} scope
 * @param {(line: string) => void} log
 */
async function runNpm(root, { omitsDev }, log) {
  // Packages that `npm start` has installed stay; the others of the lock file are added.
  const isAdding = !omitsDev && isInstalled(root, { omitsDev: true });
  const args = isAdding ? ['install', '--no-save'] : ['ci'];
  if (omitsDev) args.push('--omit=dev');
  args.push('--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  try {
    // The lock file names hashes: asking the registry what is new would only cost a request for each package.
    await run('npm', [...args, '--prefer-offline'], root);
  } catch {
    log('Again, since what npm keeps may be older than the lock file …');
    await run('npm', args, root);
  }
  // Runs our own script alone, none of the packages'.
  await run('npm', ['run', 'postinstall', '--silent'], root);
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
