import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onMeasuredCore } from '../machine/pin.ts';

export interface Peer {
  readonly pid: number;
  /** What it printed to say that it is ready. */
  readonly line: string;
  readonly stop: () => Promise<void>;
}

export interface PeerCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The first line that matches says that the peer is ready. */
  readonly ready: RegExp;
}

const START_LIMIT_IN_MS = 60_000;

/** Starts a peer on the core for what is measured; `taskset` becomes the program that it starts, so the pid is its own. */
export async function startPeer({ command, args, cwd, env, ready }: PeerCommand): Promise<Peer> {
  const pinned = onMeasuredCore(command, args);
  const child = spawn(pinned.command, pinned.args, {
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
    const fail = () => reject(new Error(`${command} ${args.join(' ')} did not get ready.`));
    const limit = setTimeout(fail, START_LIMIT_IN_MS);
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
  return { pid: child.pid ?? 0, line, stop };
}
