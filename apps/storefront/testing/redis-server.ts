import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from './listening.ts';

/** Debian's `redis-server` on a free port, with nothing on disk. */
export interface RedisServer extends AsyncDisposable {
  readonly url: string;
  /** SIGKILL: connections break at once. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Holds every answer back, while connections stay. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Sends a command of an operator. */
  readonly ask: (...command: readonly [string, ...string[]]) => Promise<unknown>;
}

/** `npm test` installs it where it can (tools/test/redis.ts). */
export const hasRedis = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

export async function startRedis(...settings: readonly string[]): Promise<RedisServer> {
  const port = await freePort();
  const password = settings[settings.indexOf('--requirepass') + 1];
  const user = settings.includes('--requirepass') ? `:${password}@` : '';
  const url = `redis://${user}127.0.0.1:${port}`;
  const start = async (): Promise<ChildProcess> => {
    const never = ['--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'];
    const child = spawn('redis-server', ['--port', String(port), ...never, ...settings], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of child.stdout) if (String(line).includes('Ready to accept')) break;
    child.stdout.destroy();
    return child;
  };
  let server = await start();
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url,
    kill,
    restart: async () => {
      await kill();
      server = await start();
    },
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    ask: async (name, ...args) => {
      const client = new Redis(url);
      try {
        return await client.call(name, ...args);
      } finally {
        client.disconnect();
      }
    },
    [Symbol.asyncDispose]: kill,
  };
}
