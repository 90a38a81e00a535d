import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Time within which the holder of a lock writes its process id. */
const MAY_BE_EMPTY_FOR_IN_MS = 10_000;

/**
 * Creates the lock file; one whose holder has ended is removed, so that the next try succeeds.
 * @param {string} lock
 */
export function tryLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  try {
    if (hasEnded(lock)) rmSync(lock, { force: true });
  } catch (error) {
    // Removed by its holder meanwhile.
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  return false;
}

/** @param {string} lock */
function hasEnded(lock) {
  const holder = Number(readFileSync(lock, 'utf8'));
  if (holder === 0) return Date.now() - statSync(lock).mtimeMs > MAY_BE_EMPTY_FOR_IN_MS;
  // A container that was killed in the middle starts again with the same process ids.
  if (holder === process.pid) return true;
  try {
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
