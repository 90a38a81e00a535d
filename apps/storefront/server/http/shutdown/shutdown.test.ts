import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openInMemoryStorefront } from '../../../testing/in-memory-storefront.ts';

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'testing', 'stopping-process.ts');

/** A server in its own process, and a client with keep-alive connections. */
async function start({ drainInMs = 0, finishInMs = 20_000 } = {}) {
  const child = spawn(process.execPath, [PROGRAM, `${drainInMs}`, `${finishInMs}`]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  const hears = (words: string) => expect.poll(() => said, { timeout: 15_000 }).toContain(words);
  await hears('port ');
  const port = Number(/port (\d+)/.exec(said)?.[1]);
  const agent = new Agent({ keepAlive: true });
  const send = (path: string, options: { agent?: Agent } = { agent }) =>
    new Promise<{ status: number; text: string; connection: string | undefined }>(
      (done, failed) => {
        get({ host: '127.0.0.1', port, path, ...options }, (response) => {
          let text = '';
          response.on('data', (chunk) => {
            text += String(chunk);
          });
          response.on('end', () =>
            done({
              status: response.statusCode ?? 0,
              text,
              connection: response.headers.connection,
            }),
          );
        }).on('error', failed);
      },
    );
  const ended = once(child, 'exit');
  return { child, send, hears, ended, said: () => said };
}

it('says so first and answers on, closing what was kept open, until it is told again', async () => {
  const server = await start({ drainInMs: 60_000 });
  expect(await server.send('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' });
  server.child.kill('SIGTERM');
  await server.hears('stopping');
  expect(await server.send('/readyz')).toMatchObject({ status: 503, connection: 'close' });
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual([0, null]);
});

it('ends what is in flight, then what was begun unseen, though connections were to be kept', async () => {
  const server = await start();
  await server.send('/readyz');
  const slow = server.send('/slow');
  await server.hears('slow');
  server.child.kill('SIGTERM');
  await server.hears('stopping');
  expect(server.said()).not.toContain('settled');
  await expect(server.send('/readyz', {})).rejects.toThrow('ECONNREFUSED');
  server.child.stdin?.write('go\n');
  expect(await slow).toMatchObject({ status: 200, text: 'finished' });
  expect(await server.ended).toEqual([0, null]);
  expect(server.said()).toContain('settled');
});

it('cuts off what does not end in its time, and says so', async () => {
  const server = await start({ finishInMs: 100 });
  const slow = server.send('/slow').catch((error: Error) => error.message);
  await server.hears('slow');
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual([0, null]);
  expect(await slow).toMatch(/hang up|ECONNRESET/);
  expect(server.said()).toContain('"event":"stop.cut"');
});

it('the storefront wants visitors when its main pages are made, and none once it was told to stop', async () => {
  await using shop = await openInMemoryStorefront();
  const statusOf = async (path: string) =>
    (await shop.app.request(`http://lokke.test${path}`)).status;
  expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 503]);
  await shop.warm();
  expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([200, 200]);
  shop.markNotReady();
  expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
});
