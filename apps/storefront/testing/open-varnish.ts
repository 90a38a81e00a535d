import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './listening.ts';

const VCL = new URL('../../../deploy/varnish/', import.meta.url);
const COMMAND = '/usr/sbin/varnishd';
const OPEN_LIMIT_IN_MS = 20_000;

export interface Varnish extends AsyncDisposable {
  readonly url: string;
  /** SIGKILL: what it keeps is gone, and connections break at once. */
  readonly kill: () => void;
}

/** Why the file for Varnish cannot be tried here; null where it can. */
export function whyNoVarnish(): string | null {
  if (!existsSync(COMMAND)) return 'varnishd is not installed (Debian: apt-get install varnish)';
  const modules = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib'];
  return modules.some((place) => existsSync(join(place, 'varnish/vmods/libvmod_xkey.so')))
    ? null
    : 'the module xkey is not installed (Debian: apt-get install varnish-modules)';
}

export interface VarnishOptions {
  /** Ports of the servers behind it. */
  readonly ports: readonly number[];
  /** Port of Varnish, where it has to be known before; else a free one. */
  readonly port?: number;
}

/** Token that it takes purges with. */
export const PURGE_TOKEN = 'the-token-of-a-test';

/** Starts Varnish with the file of `deploy` in front of these servers, in a folder of its own. */
export async function openVarnish({ ports, ...own }: VarnishOptions): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'));
  writeFileSync(join(folder, 'purge-token'), `${PURGE_TOKEN}\n`);
  const rules = readFileSync(new URL('default.vcl', VCL), 'utf8');
  const token = join(folder, 'purge-token');
  writeFileSync(join(folder, 'test.vcl'), rules.replaceAll('/etc/varnish/purge-token', token));
  writeFileSync(join(folder, 'storefronts.vcl'), serversOn(ports));
  const port = own.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    COMMAND,
    [
      '-F',
      '-j',
      'none',
      '-n',
      join(folder, 'work'),
      '-a',
      `127.0.0.1:${port}`,
      '-T',
      'none',
      '-s',
      'malloc,64m',
      '-f',
      join(folder, 'test.vcl'),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilOpen(child, url);
  } catch (error) {
    await close();
    throw error;
  }
  const kill = () => void child.kill('SIGKILL');
  return { url, kill, [Symbol.asyncDispose]: close };
}

function serversOn(ports: readonly number[]): string {
  const vcl = readFileSync(new URL('storefronts.vcl', VCL), 'utf8');
  return vcl.replaceAll(/^(backend [\s\S]*?^}\n| *storefronts\.add_backend.*\n)/gm, (text) =>
    ports
      .map((port, at) =>
        text.replace('storefront_1', `storefront_${at + 1}`).replace('"3000"', `"${port}"`),
      )
      .join(''),
  );
}

async function untilOpen(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += String(chunk);
  });
  const startedAtInMs = performance.now();
  while (performance.now() - startedAtInMs < OPEN_LIMIT_IN_MS) {
    if (child.exitCode !== null) break;
    const response = await fetch(`${url}/readyz`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok === true) return;
    await delay(50);
  }
  throw new Error(`Varnish did not open: ${said}`);
}
