import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';

const { pathOf, put, run } = cliInFolder();
/** Red, one by one. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

/** Files of a folder by their names. */
function filesIn(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return new Map(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

it('makes the same shop of its own export', async () => {
  const CUSTOMERS =
    'Email,First Name,Tags,Default Address Address1,Default Address City,Default Address Zip,Default Address Country Code,Accepts Email Marketing';
  await run('seed');
  await run('export-shop', '--shop', 'nl', '--out', 'demo');
  await put(
    'customers.csv',
    `${CUSTOMERS}\nada@example.com,=Ada,vip,Kamstraat 7,Amsterdam,1012 AB,NL,yes\n`,
  );
  await run('reset', '--shop', 'nl', '--from', 'demo', '--customers', 'customers.csv');
  expect(await run('export-shop', '--shop', 'nl', '--out', 'first')).toMatchObject({ code: 0 });
  const again = await run('reset', '--shop', 'nl', '--from', 'first', '--data', 'other');
  expect([again.code, again.err.match(/problem|left out/g)]).toEqual([0, null]);
  await run('export-shop', '--shop', 'nl', '--out', 'second', '--data', 'other');
  const [first, second] = [filesIn(pathOf('first')), filesIn(pathOf('second'))];
  expect(first.get('customers.csv')).toContain("'=Ada,,ada@example.com,yes,,Kamstraat 7");
  for (const [name, text] of filesIn(pathOf('demo'))) {
    expect([name, first.get(name) === text]).toEqual([name, true]);
  }
  expect([...second.keys()]).toEqual([...first.keys()]);
  for (const [name, text] of first) expect([name, second.get(name) === text]).toEqual([name, true]);
}, 120_000);

it('takes the shop’s own pictures along, of collections too', async () => {
  await mkdir(pathOf('shop/pictures'), { recursive: true });
  await writeFile(pathOf('shop/pictures/red.png'), Buffer.from(PIXEL, 'base64'));
  await put('shop/products.csv', 'Title,Handle,Price,Image Src\nComb,comb,1,red.png\n');
  const image = { src: 'red.png', altText: null, widthInPixels: null, heightInPixels: null };
  const about = { descriptionHtml: '', seo: { title: null, description: null }, metafields: [] };
  const members = { kind: 'handles', handles: ['comb'] };
  const collection = { handle: 'red', title: 'Red', image, members, sortOrder: 'MANUAL', ...about };
  await put('shop/collections.json', JSON.stringify([collection]));
  await run('reset', '--shop', 'nl', '--from', 'shop');
  await run('export-shop', '--shop', 'nl', '--out', 'first');
  await run('reset', '--shop', 'nl', '--from', 'first', '--data', 'other');
  await run('export-shop', '--shop', 'nl', '--out', 'second', '--data', 'other');
  const [first, second] = [filesIn(pathOf('first')), filesIn(pathOf('second'))];
  expect(first.get('collections.json')).toContain('/files/red.png"');
  expect([...first.keys()]).toContain('pictures/red.png');
  expect([...first.keys()].filter((name) => first.get(name) !== second.get(name))).toEqual([]);
});

it('says of derived collections, too, that they are published', async () => {
  await put('own.csv', 'Title,Price\nComb,1\n');
  await run('reset', '--shop', 'nl', '--from', 'own.csv', '--data', 'own');
  await run('export-shop', '--shop', 'nl', '--out', 'own-files', '--data', 'own');
  const collections = filesIn(pathOf('own-files')).get('collections.json');
  expect(JSON.parse(collections ?? '')).toMatchObject(Array(3).fill({ isPublished: true }));
});

it('keeps a folder that is there', async () => {
  expect(await run('export-shop', '--shop', 'nl', '--out', '.')).toMatchObject({ code: 2 });
});
