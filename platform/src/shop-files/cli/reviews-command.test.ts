import { mkdir, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { cliInFolder, makePicture } from '../../../tests/fixtures/cli.ts';

const { pathOf, put, run } = cliInFolder();
const HEAD = 'title,body,rating,review_date,reviewer_name,product_handle\n';

it('imports reviews once, and exports them in the same columns', async () => {
  await run('seed');
  await put('new.csv', `${HEAD}Fijn,Zacht haar,4,2026-03-31,Anna Bakker,rain-mask\n`);
  for (const _ of [1, 2]) {
    const { code, out } = await run('import-reviews', 'new.csv', '--shop', 'nl');
    expect([code, out]).toEqual([0, 'nl: imported 1 review from new.csv.\n']);
  }
  const nowhere = await run('export-reviews', '--shop', 'nl', '--out', 'no/such/folder.csv');
  expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining('no/such/folder.csv')]);
  const { out } = await run('export-reviews', '--shop', 'nl');
  expect(out.split('\n').filter((line) => line.includes('Anna B.'))).toHaveLength(1);
}, 60_000);

it('names row and column of what is wrong, and with --strict imports none', async () => {
  await run('seed');
  const later = 'Fijn,Zacht,5,2099-03-31,Anna,rain-mask';
  await put('bad.csv', `${HEAD}Fijn,Zacht,6,morgen,Anna,nothing\n${later}\n`);
  const { code, err } = await run('import-reviews', 'bad.csv', '--shop', 'nl', '--strict');
  expect(code).toBe(1);
  expect(err).toContain('bad.csv line 2: rating: "6" is not a whole number from 1 to 5.');
  expect(err).toContain('line 2: product_handle: "nothing" is no product of the shop nl.');
  expect(err).toContain('line 2: review_date: "morgen" is not a date such as 2026-03-31.');
  expect(err).toContain('line 3: review_date: "2099-03-31" has not come yet.');
}, 60_000);

it('takes pictures that lie beside the file, and exports them by an address that it knows again', async () => {
  await run('seed');
  await mkdir(pathOf('pictures'));
  await writeFile(pathOf('pictures/curls.png'), await makePicture());
  const head = HEAD.replace('\n', ',picture_urls\n');
  await put('new.csv', `${head}Fijn,Zacht haar,4,2026-03-31,Cara Bakker,rain-mask,curls.png\n`);
  const alone = await run('import-reviews', 'new.csv', '--shop', 'nl', '--strict');
  expect([alone.code, alone.err]).toEqual([
    1,
    expect.stringContaining('"curls.png" is not a list'),
  ]);
  const done = await run('import-reviews', 'new.csv', '--shop', 'nl', '--pictures', 'pictures');
  expect(done.code).toBe(0);
  const { out } = await run('export-reviews', '--shop', 'nl', '--out', 'all.csv');
  expect(out).toBe('');
  const again = await run('import-reviews', 'all.csv', '--shop', 'nl');
  expect([again.code, again.err]).toEqual([0, '']);
  const exported = await run('export-reviews', '--shop', 'nl');
  const [row] = exported.out.split('\n').filter((line) => line.includes('Cara B.'));
  expect(row).toContain('/files/curls.png');
}, 60_000);
