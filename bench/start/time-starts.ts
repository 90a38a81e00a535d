import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from '@lokke/stack';

const ROOT = resolve(import.meta.dirname, '..', '..');
const WARM_STARTS = 3;

export interface StartTimes {
  /** Installed and built, with an empty data folder: the shops are seeded. */
  readonly firstInSeconds: number;
  /** The median of several starts on the same data. */
  readonly warmInSeconds: number;
}

/** Times `npm start` from the command to the line that says the shop is open. */
export async function timeStarts(): Promise<StartTimes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lokke-start-'));
  try {
    const firstInSeconds = await timeStart(dataDir);
    const warm: number[] = [];
    for (let at = 0; at < WARM_STARTS; at += 1) warm.push(await timeStart(dataDir));
    const warmInSeconds = warm.toSorted((a, b) => a - b)[Math.floor(WARM_STARTS / 2)] ?? 0;
    return { firstInSeconds, warmInSeconds };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timeStart(dataDir: string): Promise<number> {
  const [port, platformPort] = await freePorts(2);
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      PLATFORM_PORT: String(platformPort),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const seconds = await new Promise<number>((done, fail) => {
    void exited.then(() => fail(new Error('The shop closed before it was open.')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('The shop is open')) done((performance.now() - startedAt) / 1000);
    });
  });
  child.kill('SIGTERM');
  await exited;
  return seconds;
}
