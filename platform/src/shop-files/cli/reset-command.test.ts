import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cliInFolder, makePicture } from '../../../tests/fixtures/cli.ts';

const { entryIds, look, pathOf, pictureOf, put, run } = cliInFolder();

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/products');
const CSV =
  'Title,URL handle,Price,Type\nComb,comb,2.50,Tool\nBrush,brush,5,Tool\nSoap,soap,3,Care\n';
const reset = (...args: readonly string[]) => run('reset', '--shop', 'nl', ...args);
const handles = async (shop = 'nl') => {
  const { out } = await run('export', '--shop', shop);
  return [
    ...new Set(
      out
        .split('\n')
        .slice(1)
        .flatMap((line) => line.split(',')[1] || []),
    ),
  ];
};

describe('a shop from a product file', () => {
  it('holds that file alone, whatever it held, and says what came', async () => {
    await put('other.csv', 'Title,Price\nHat,9\n');
    await run('import', 'other.csv', '--shop', 'nl');
    await put('mine.csv', CSV);
    const { code, out } = await reset('--from', 'mine.csv');
    expect(code).toBe(0);
    expect(out).toBe('nl: 3 products, 5 collections (2 types, 0 vendors, 0 tags).\n');
    expect(await handles()).toEqual(['comb', 'brush', 'soap']);
  });

  it('is the same after the same file again, and follows a file that has changed', async () => {
    await put('mine.csv', CSV);
    await reset('--from', 'mine.csv');
    const before = await run('export', '--shop', 'nl');
    const entries = await entryIds();
    await reset('--from', 'mine.csv');
    expect(await run('export', '--shop', 'nl')).toEqual(before);
    expect(await entryIds()).toEqual(entries);
    await put('mine.csv', 'Title,Price\nComb,3\n');
    await reset('--from', 'mine.csv');
    expect(await handles()).toEqual(['comb']);
  });

  it('stands beside the demo of other shops, with a home page and a menu of its own', async () => {
    await run('seed');
    const demo = await entryIds();
    await put('mine.csv', CSV);
    await reset('--from', 'mine.csv');
    expect(await handles('fr')).toContain('rain-shampoo');
    expect(await entryIds()).toEqual(expect.arrayContaining([...demo, 'derived-nl-home']));
    expect((await reset()).out).toContain('holds the demo again');
    expect(await handles()).toContain('rain-shampoo');
    expect(await entryIds()).toEqual(demo);
  }, 30_000);

  it('is empty with --empty', async () => {
    await put('mine.csv', CSV);
    await reset('--from', 'mine.csv');
    expect((await reset('--empty')).code).toBe(0);
    expect(await handles()).toEqual([]);
  });

  it('keeps content of its own, and derives what that lacks', async () => {
    await put('mine.csv', CSV);
    await reset('--from', 'mine.csv');
    const { out } = await run('export-content');
    const own = JSON.parse(out);
    const home = own.entries.find(
      ({ sys }: { readonly sys: { readonly id: string } }) => sys.id === 'derived-nl-home',
    );
    home.sys.id = 'my-home';
    home.fields.markets = { en: [] };
    await put('content.json', JSON.stringify({ ...own, entries: [home] }));
    expect((await reset('--from', 'mine.csv', '--content', 'content.json')).code).toBe(0);
    const all = await entryIds();
    expect(all).toEqual(
      expect.arrayContaining(['my-home', 'derived-nl-menu', 'derived-nl-filters']),
    );
    expect(all).not.toContain('derived-nl-home');
  });
});

describe('what comes beside the products', () => {
  it('pictures of a folder are found by their names, and the shop serves them', async () => {
    await put(
      'mine.csv',
      'Title,Price,Image Src\nComb,1,Comb.PNG\nSoap,1,soap.png\nHat,1,hat.png\n',
    );
    await mkdir(pathOf('pictures/deep'), { recursive: true });
    await writeFile(pathOf('pictures/deep/comb.png'), await makePicture());
    await put('pictures/hat.png', 'no picture');
    const { code, out, err } = await reset('--from', 'mine.csv');
    expect(code).toBe(0);
    expect(out).toContain(', 1 picture.');
    expect(err).toContain('line 3: The picture "soap.png" was left out');
    expect(err).toContain('hat.png: It is no picture that can be shown');
    const served = await pictureOf('comb.png');
    expect(served.headers.get('content-type')).toBe('image/png');
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(10);
    expect((await pictureOf('hat.png')).status).toBe(404);
  });

  it('pictures of a zip file replace addresses of the same name', async () => {
    await put(
      'mine.csv',
      'Title,Price,Image Src\nComb,1,https://shop.example/files/my%20comb.png?v=1\n',
    );
    await writeFile(pathOf('p.zip'), zipSync({ 'a/my comb.png': await makePicture() }));
    expect((await reset('--from', 'mine.csv', '--pictures', 'p.zip')).out).toContain('1 picture');
    expect((await pictureOf('my%20comb.png')).status).toBe(200);
    await run('export', '--shop', 'nl', '--out', 'out.csv');
    await rm(pathOf('p.zip'));
    await reset('--from', 'out.csv');
    expect(await readFile(pathOf('out.csv'), 'utf8')).toBe(
      (await run('export', '--shop', 'nl')).out,
    );
  });

  it('customers get an invitation, with their address; those without e-mail are named', async () => {
    await put('mine.csv', CSV);
    await put(
      'customers.csv',
      `First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip,Tags
Anna,de Vries,Anna@Example.com,yes,Kerkstraat 1,Utrecht,NL,'3511 AA,"vip, eu"
Bo,,,no,,,,,
Cas,,not an address,no,,,,,
`,
    );
    const { out, err } = await reset('--from', 'mine.csv', '--customers', 'customers.csv');
    expect(out).toContain('1 customer invited');
    expect(err).toContain('left out customers.csv line 3: The customer has no e-mail address');
    expect(err).toContain('left out customers.csv line 4: "not an address"');
    const kept = await look(({ context: { store } }) => [
      store.read.prepare('SELECT recipient FROM mails').all(),
      store.read.prepare('SELECT contents FROM customer_addresses').get()?.['contents'],
    ]);
    expect(kept).toEqual([
      [{ recipient: 'anna@example.com' }],
      expect.stringContaining('Kerkstraat 1'),
    ]);
  });

  it('redirects are those of the file', async () => {
    await put('mine.csv', CSV);
    await put(
      'redirects.csv',
      'Redirect from,Redirect to\n/old,/products/comb\n/old,/products/soap\n',
    );
    const { out } = await reset('--from', 'mine.csv', '--redirects', 'redirects.csv');
    expect(out).toContain('1 redirect.');
  });
});

describe('bad input changes nothing and is named', () => {
  it.each([
    [['--from', 'missing.csv'], 2, 'There is no file'],
    [['--from', 'empty.csv'], 1, 'empty.csv line 1: The file is empty.'],
    [['--from', 'good.csv', '--pictures', 'none'], 2, 'There is no folder or zip file "none".'],
    [['--from', 'good.csv', '--pictures', 'good.csv'], 2, 'neither a folder nor a zip file'],
    [['--from', 'good.csv', '--content', 'none.json'], 2, 'none.json".'],
    [['--from', 'good.csv', '--content', 'good.csv'], 1, 'must be a JSON object'],
    [
      ['--from', 'good.csv', '--customers', 'good.csv'],
      1,
      'good.csv line 1: The file has no column "Email".',
    ],
    [
      ['--from', 'good.csv', '--redirects', 'good.csv'],
      1,
      'good.csv line 1: The file has no column "Redirect from".',
    ],
    [
      ['--from', 'good.csv', '--strict', '--redirects', 'paths.csv'],
      1,
      'paths.csv line 2: Redirect from must be',
    ],
    [['--from', 'good.csv', '--stock', 'lots'], 2, 'not "lots"'],
    [['--from', 'good.csv', '--empty'], 2, 'contradict'],
    [['good.csv'], 2, 'its usage is: reset --shop'],
  ])('%j', async (args, expectedCode, expected) => {
    await put('good.csv', CSV);
    await run('import', 'good.csv', '--shop', 'nl');
    await put('empty.csv', '');
    await put('paths.csv', 'Redirect from,Redirect to\nold,/x\n');
    const { code, err } = await reset(...args);
    expect(err).toContain(expected);
    expect(code).toBe(expectedCode);
    expect(await handles()).toEqual(['comb', 'brush', 'soap']);
  });

  it('an unknown shop', async () => {
    const { code, err } = await run('reset', '--shop', 'at', '--from', 'a.csv');
    expect([code, err]).toEqual([2, expect.stringContaining('There is no shop "at"')]);
  });

  it('a data folder that cannot be written', async () => {
    await put('data', 'a file where the folder should be');
    const { code, err } = await reset('--from', join(FIXTURES, 'home.csv'));
    expect(code).toBe(1);
    expect(err).toContain(`${pathOf('data')} cannot be made`);
  });
});
