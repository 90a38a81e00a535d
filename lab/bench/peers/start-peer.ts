import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pinToMeasuredCore } from '../../machine/cpu-pinning.ts';
import type { Log } from '../benchmark.ts';

export interface Peer extends AsyncDisposable {
  readonly pid: number;
  /** Line that it printed when it was ready. */
  readonly line: string;
}

export interface PeerCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Pattern of the line that says that the peer is ready. */
  readonly ready: RegExp;
}

const START_TIMEOUT_IN_MS = 60_000;

/** Starts a peer on the measured core; `taskset` becomes the program that it starts, so the pid is its own. */
export async function startPeer({ command, args, cwd, env, ready }: PeerCommand): Promise<Peer> {
  const program = pinToMeasuredCore(command, args);
  const child = spawn(program.command, program.args, {
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  const line = await new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(`${command} ${args.join(' ')} did not start within 60 s.`));
    const limit = setTimeout(fail, START_TIMEOUT_IN_MS);
    void exited.then(fail);
    createInterface({ input: child.stdout }).on('line', (text) => {
      if (!ready.test(text)) return;
      clearTimeout(limit);
      resolve(text);
    });
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { pid: child.pid ?? 0, line, [Symbol.asyncDispose]: stop };
}

/** Installs Next.js on demand, so that the repository's own installation stays small; returns its folder. */
export function installNext(log: Log): string {
  const folder = join(import.meta.dirname, 'next');
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return folder;
  log('  installing Next.js …');
  const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Installing Next.js failed: ${stderr}`);
  return folder;
}
