import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_INTERVAL_IN_MS = 500;

/**
 * Runs `work` while holding a lock folder (creating a folder is atomic). A lock whose holder is gone is taken over.
 * @template T
 * @param {string} lockFolder
 * @param {(line: string) => void} say
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTurn(lockFolder, say, work) {
  let hasSaidSo = false;
  while (!tryTake(lockFolder)) {
    if (isAbandoned(lockFolder)) {
      rmSync(lockFolder, { recursive: true, force: true });
      continue;
    }
    if (!hasSaidSo) say('Another command is at the same work; waiting for it …');
    hasSaidSo = true;
    await delay(POLL_INTERVAL_IN_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lockFolder, { recursive: true, force: true });
  }
}

/** @param {string} lockFolder */
function tryTake(lockFolder) {
  try {
    mkdirSync(lockFolder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(lockFolder, 'pid'), String(process.pid));
  return true;
}

/** @param {string} lockFolder */
function isAbandoned(lockFolder) {
  const pid = readHolder(lockFolder);
  if (pid === null) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** @param {string} lockFolder */
function readHolder(lockFolder) {
  try {
    const pid = Number.parseInt(readFileSync(join(lockFolder, 'pid'), 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null; // the holder is between creating the folder and writing its number
  }
}
