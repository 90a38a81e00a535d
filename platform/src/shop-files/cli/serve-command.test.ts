import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';
import { demoPublicToken } from '../../protocol/index.ts';
import { lockDataFolder, makeDataFolder } from '../../store/index.ts';

const MAIN = new URL('./main.ts', import.meta.url).pathname;
const PRODUCTS = new URL('../../../tests/fixtures/products/hair.csv', import.meta.url).pathname;
/** Processes start slowly on a machine with other things to do. */
const LONG_IN_MS = 120_000;
const cli = cliInFolder();

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

it(
  'answers with the products of the file, and ends when it is told to',
  async () => {
    const port = await freePort();
    const args = [
      'serve',
      '--shop',
      'nl',
      '--port',
      String(port),
      '--data',
      cli.pathOf('shop'),
      '--from',
      PRODUCTS,
    ];
    const child = spawn(process.execPath, [MAIN, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, INIT_CWD: cli.pathOf('') },
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
    });
    for await (const line of createInterface({ input: child.stderr })) {
      if (line.startsWith('platform listening')) break;
    }
    expect(said).toContain(`http://localhost:${port}/nl/api/`);
    const answer = await fetch(`http://127.0.0.1:${port}/api/2026-10/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'X-Shopify-Storefront-Access-Token': demoPublicToken('nl'),
      },
      body: JSON.stringify({ query: '{ products(first: 1) { nodes { id } } }' }),
    });
    expect(await answer.json()).toMatchObject({ data: { products: { nodes: [{}] } } });
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const changes = await cli.run('changes', '--shop', 'nl', '--data', cli.pathOf('shop'));
    expect(changes.out.trim().split('\n')).toEqual([
      expect.stringContaining('import  reset  done'),
    ]);
  },
  LONG_IN_MS,
);

it(
  'names a folder that another platform uses before it names its addresses',
  async () => {
    const dataDir = cli.pathOf('used');
    makeDataFolder(dataDir);
    const lock = lockDataFolder(dataDir, 0);
    expect(await cli.run('serve', '--data', dataDir)).toEqual({
      code: 1,
      out: '',
      err: expect.stringContaining(`${dataDir} is in use by another platform.`),
    });
    lock.release();
  },
  LONG_IN_MS,
);
