import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createPlatform } from '../../src/platform.ts';
import { cliInFolder } from '../fixtures/cli.ts';

const { dataFile, pathOf, put, run } = cliInFolder();
const reset = (...args: readonly string[]) => run('reset', '--shop', 'nl', ...args);

async function picture(): Promise<Buffer> {
  const create = { width: 30, height: 40, channels: 3, background: '#c33' } as const;
  return sharp({ create }).png().toBuffer();
}

async function pictureOf(name: string): Promise<Response> {
  const platform = createPlatform({ dataFile: dataFile() });
  const response = await platform.fetch(
    new Request(`http://localhost:4010/nl/cdn/files/${name}?width=10&format=png`),
  );
  platform.close();
  return response;
}

it('a backup brings the pictures along, and a restore puts them back', async () => {
  await put('mine.csv', 'Title,Price,Image Src\nComb,2,https://x.example/comb.png\n');
  await mkdir(pathOf('pictures'));
  await writeFile(pathOf('pictures/comb.png'), await picture());
  await reset('--from', 'mine.csv');
  const shown = await (await pictureOf('comb.png')).arrayBuffer();
  expect((await run('backup', 'b.sqlite')).code).toBe(0);
  await rm(dirname(dataFile()), { recursive: true });
  expect((await run('restore', 'b.sqlite')).code).toBe(0);
  expect(await (await pictureOf('comb.png')).arrayBuffer()).toEqual(shown);
  const [name = ''] = await readdir(join(dirname(dataFile()), 'files'));
  await rm(pathOf('b.sqlite'));
  await rm(join(dirname(dataFile()), 'files', name));
  expect((await run('backup', 'b.sqlite')).code).toBe(0);
});
