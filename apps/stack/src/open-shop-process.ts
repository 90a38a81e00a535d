import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from './free-ports.ts';

export interface ShopProcess extends AsyncDisposable {
  readonly pid: number;
  readonly shopUrl: string;
  readonly platformUrl: string;
  readonly dataDir: string;
  /** Stops both processes and removes the data. */
  readonly close: () => Promise<void>;
}

const ROOT = resolve(import.meta.dirname, '..', '..', '..');
/** Limits for visitors of tests and benchmarks, who all come from this machine. */
const ONE_NETWORK_FOR_ALL = {
  CONNECTIONS_PER_NETWORK: '10000',
  NEW_CARTS_PER_HOUR: '1000000',
  NEW_PAGES_PER_MINUTE: '1000000',
} as const;

const START_LIMIT_IN_MS = 120_000;

export interface ShopProcessOptions {
  /** The folder of another copy of the repository. */
  readonly root?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Arguments of `npm start`: `--from` with a product file, for one. */
  readonly args?: readonly string[];
  /** A program that starts the shop, with its arguments: one that keeps it on a core, or measures it. */
  readonly launcher?: readonly [command: string, ...args: readonly string[]];
  /** Receives what the processes print, line by line. */
  readonly onLine?: (line: string) => void;
}

/** Opens the built shop as a process of its own on free ports, with a data folder of its own: for tests and benchmarks. */
export async function openShopProcess({
  root = ROOT,
  environment = {},
  args: given = [],
  launcher,
  onLine = () => undefined,
}: ShopProcessOptions = {}): Promise<ShopProcess> {
  const [port, platformPort] = await freePorts(2);
  const dataDir = mkdtempSync(join(tmpdir(), 'lokke-shop-'));
  const node = [process.execPath, join(root, 'apps/stack/src/main.ts'), ...given];
  const [command = process.execPath, ...args] =
    launcher === undefined ? node : [...launcher, ...node];
  const stack = spawn(command, args, {
    cwd: root,
    env: {
      ...ONE_NETWORK_FOR_ALL,
      ...process.env,
      PORT: String(port),
      PLATFORM_PORT: String(platformPort),
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((done) => stack.once('exit', () => done()));
  const close = async () => {
    stack.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilOpen(stack.stdout, exited, onLine);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    pid: stack.pid ?? 0,
    shopUrl: `http://localhost:${port}`,
    platformUrl: `http://localhost:${platformPort}`,
    dataDir,
    close,
    [Symbol.asyncDispose]: close,
  };
}

function waitUntilOpen(
  output: NodeJS.ReadableStream,
  exited: Promise<void>,
  onLine: (line: string) => void,
): Promise<void> {
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${lines.join('\n')}`));
    const limit = setTimeout(() => fail('The shop did not open in time.'), START_LIMIT_IN_MS);
    void exited.then(() => {
      clearTimeout(limit);
      fail('The shop closed before it was open.');
    });
    let isOpen = false;
    createInterface({ input: output }).on('line', (line) => {
      onLine(line);
      if (isOpen) return;
      lines.push(line);
      if (!line.startsWith('The shop is open')) return;
      isOpen = true;
      clearTimeout(limit);
      resolve();
    });
  });
}
