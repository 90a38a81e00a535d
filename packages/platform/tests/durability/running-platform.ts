import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface RunningPlatform {
  readonly address: string;
  /** Ends it as a power cut would: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
}

const SCRIPT = fileURLToPath(new URL('./platform-process.ts', import.meta.url));

async function readPort(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('the platform has no output');
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`the platform ended with ${code} before it listened`);
  });
  const [line] = await Promise.race([once(child.stdout, 'data'), exit]);
  return Number(String(line));
}

export async function startPlatform(dataFile: string): Promise<RunningPlatform> {
  const child = spawn(process.execPath, [SCRIPT, dataFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await readPort(child);
  return {
    address: `http://127.0.0.1:${port}`,
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
