import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/** Checks whether the Node that runs this is new enough. */
export const isNode24 = () => Number.parseInt(process.versions.node, 10) >= 24;

/**
 * Returns the path of Node 24, installed or, on systems for which the lock file names none, the Node that runs this.
 * @param {string} root
 * @returns {string | null}
 */
export function findNode24(root) {
  const installed = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(installed)) return installed;
  return isNode24() ? process.execPath : null;
}

/**
 * Checks whether `node_modules` holds what the lock file names. npm writes its own record, `.package-lock.json`, as the
 * last step, so comparing the two also detects an interrupted installation.
 * @param {string} root
 * @param {{ readonly omitsDev: boolean }} scope without what only work on the shop needs
 */
export function isInstalled(root, { omitsDev }) {
  if (findNode24(root) === null) return false;
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (installed === null) return false;
  const wanted = readPackages(join(root, 'package-lock.json')) ?? {};
  // A start is not held up by what is left over; a test could be misled by it.
  if (!omitsDev && Object.keys(installed).some((path) => !(path in wanted))) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      (omitsDev && entry.dev === true) || isSatisfied(path, entry, installed[path]),
  );
}

/**
 * @param {string} path
 * @param {LockedPackage} wanted
 * @param {LockedPackage | undefined} found
 */
function isSatisfied(path, wanted, found) {
  if (!path.includes('node_modules/')) return true; // our own workspaces, which are linked
  if (found === undefined) return wanted.optional === true; // binaries for another system stay away
  return wanted.link === true || found.version === wanted.version;
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}
