import { mkdtempDisposableSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Five times what a run of all tests was seen to hold. */
const ROOM_IN_BYTES = 1024 ** 3;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_IN_BYTES;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Makes a folder for the temporary files of a run, in memory where there is room: a database waits for the disk at every
 * change. Removes what killed runs left.
 */
export function makeTemporaryFolder(memory = IN_MEMORY) {
  const parent = hasRoom(memory) ? memory : tmpdir();
  for (const name of readdirSync(parent)) {
    const [, pid] = /^lokke-test-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) {
      rmSync(join(parent, name), { recursive: true, force: true });
    }
  }
  return mkdtempDisposableSync(join(parent, `lokke-test-${process.pid}-`));
}
