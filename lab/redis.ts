import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Debian's `redis-server`, with nothing on disk. */
export interface Redis extends AsyncDisposable {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Sends SIGKILL, so that connections break at once. */
  readonly kill: () => Promise<void>;
}

export const hasRedis = () => spawnSync('redis-server', ['--version']).status === 0;

export function redisAt(port: number): Redis {
  let server: ChildProcess | null = null;
  process.once('exit', () => server?.kill('SIGKILL'));
  const kill = async () => {
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
      const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
      server = child;
      for await (const line of child.stdout) if (String(line).includes('Ready to accept')) break;
      child.stdout.destroy();
    },
    kill,
    [Symbol.asyncDispose]: kill,
  };
}
