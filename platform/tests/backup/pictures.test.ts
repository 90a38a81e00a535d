import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { cliInFolder, makePicture } from '../fixtures/cli.ts';

const { dataFile, pathOf, pictureOf, put, run } = cliInFolder();
const reset = (...args: readonly string[]) => run('reset', '--shop', 'nl', ...args);

it('a backup brings each picture along once, with what the start noted, and a restore puts all back', async () => {
  await put(
    'mine.csv',
    'Title,Price,Image Src\nComb,2,https://x.example/comb.png\nCopy,2,https://x.example/copy.png\n',
  );
  await mkdir(pathOf('pictures'));
  const picture = await makePicture();
  for (const name of ['comb', 'copy']) await writeFile(pathOf(`pictures/${name}.png`), picture);
  await reset('--from', 'mine.csv');
  const shown = await (await pictureOf('comb.png')).arrayBuffer();
  const noted = join(dirname(dataFile()), 'own-shops.json');
  await writeFile(noted, '{"shops":["nl"]}\n');
  expect((await run('backup', 'b.sqlite')).code).toBe(0);
  await rm(dirname(dataFile()), { recursive: true });
  expect((await run('restore', 'b.sqlite')).code).toBe(0);
  expect(await (await pictureOf('comb.png')).arrayBuffer()).toEqual(shown);
  expect(await readFile(noted, 'utf8')).toBe('{"shops":["nl"]}\n');
  const [name = ''] = await readdir(join(dirname(dataFile()), 'files'));
  await rm(pathOf('b.sqlite'));
  await rm(join(dirname(dataFile()), 'files', name));
  expect((await run('backup', 'b.sqlite')).code).toBe(0);
});
