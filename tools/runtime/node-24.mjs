import { spawn } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { helpOf } from './command-help.mjs';
import { requireFreePorts } from './free-ports.mjs';
import { installMissing } from './install.mjs';
import { findNode24, isNode24 } from './installed-packages.mjs';
import { requireOpenFiles } from './open-files.mjs';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
const OPENS_THE_SHOP = 'tools/start.ts';

/** @param {string} line */
const log = (line) => console.log(line);

/**
 * Installs what is missing and runs a TypeScript file of this repository on Node 24, whatever Node started us.
 * @param {string} file path from the repository root
 * @param {readonly string[]} args
 * @param {{ readonly flags?: readonly string[], readonly omitsDev?: boolean }} options flags of Node itself, which need a
 *   process of their own; whether what only work on the shop needs may be missing
 */
export async function runOnNode24(file, args, { flags = [], omitsDev = false } = {}) {
  const help = helpOf(join(ROOT, file), args);
  if (help !== null) {
    console.log(help);
    return;
  }
  try {
    requireOpenFiles();
    if (file === OPENS_THE_SHOP) await requireFreePorts(ROOT, process.env);
    await installMissing(ROOT, { omitsDev }, log);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return;
  }
  const node = findNode24(ROOT) ?? process.execPath;
  const script = join(ROOT, file);
  const bin = join(ROOT, 'node_modules', '.bin');
  // Compiled sources are kept for the next time, of every process that the script starts, too.
  process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules', '.cache', 'node');
  // Commands that the script starts find the repository's tools and its Node first.
  process.env['PATH'] = `${bin}:${dirname(node)}:${process.env['PATH'] ?? ''}`;
  if (isNode24() && flags.length === 0) {
    process.argv = [process.execPath, script, ...args];
    // biome-ignore lint/plugin: runs the command that it is given
    await import(pathToFileURL(script).href);
    return;
  }
  process.exitCode = await runChild(node, [...flags, script, ...args]);
}

/**
 * @param {string} node
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
function runChild(node, args) {
  const child = spawn(node, args, { stdio: 'inherit' });
  // A terminal sends Ctrl-C to the child as well; only the others are ours to pass on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) => done(code ?? (signal === 'SIGTERM' ? 143 : 130)));
  });
}
