import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { demoPublicToken } from '../../src/protocol/index.ts';

export interface RunningPlatform {
  readonly address: string;
  /** Kills it like a power cut: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
}

const SCRIPT = fileURLToPath(new URL('./platform-process.ts', import.meta.url));

const running = new Set<ChildProcess>();

/** For the end of a test, however it ended: a platform left alone would keep the runner waiting. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

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
  running.add(child);
  child.once('exit', () => running.delete(child));
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

/** Sends a request to the Dutch shop; rejects when the platform dies. */
export async function request<Data>(
  { address }: RunningPlatform,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const response = await fetch(`${address}/nl/api/2024-01/graphql.json`, {
    method: 'POST',
    headers: { 'X-Shopify-Storefront-Access-Token': demoPublicToken('nl') },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = JSON.parse(await response.text());
  return data;
}
