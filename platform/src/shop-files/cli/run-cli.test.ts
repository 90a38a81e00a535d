import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import { shopperAt } from '../../../tests/fixtures/shopper.ts';
import { filesAt } from './import-command.ts';
import { createProgress } from './print-report.ts';

const { dataFile, pathOf, put, run } = cliInFolder();

const CSV = 'Title,URL handle,Price\nComb,comb,2.50\n';
const CALLBACK = 'https://hydrogen.example/account/authorize';

describe('the command line', () => {
  it.each([
    [['impor', 'x.csv'], 'There is no command "impor"'],
    [['import', 'x.csv'], '--shop is required'],
    [['import', 'x.csv', '--shop', 'xx'], 'There is no shop "xx"'],
    [['import', 'x.csv', '--shop', 'na'], '"na" is a market of the shop "us": --shop us.'],
    [['import', 'x.csv', '--shop', 'nl-be'], '--shop be.'],
    [['import', '--shop', 'nl'], 'Missing file'],
    [['import', 'missing.csv', '--shop', 'nl'], 'There is no file'],
    [['import', 'a.csv', 'b.csv', '--shop', 'nl'], 'got "b.csv", too'],
    [['export', 'a.csv', '--shop', 'nl'], 'takes no "a.csv"; its usage is: export --shop'],
    [['export', '--shop', 'nl', '--out', 'no/such/folder.csv'], 'no/such/folder.csv'],
    [['shops', '--loud'], "Unknown option '--loud'\n"],
    [['import', 'a.csv', '--shop', 'nl', '--stock', 'lots'], 'not "lots"'],
    [['toString'], 'There is no command "toString"'],
    [['account-client', '--shop', 'no', '--redirect', CALLBACK], 'Missing the name'],
    [['account-client', 'A', 'B', '--shop', 'no', '--redirect', CALLBACK], 'Expected one name'],
    [['account-client', 'A', '--shop', 'no'], '--redirect is required'],
    [['account-client', 'A', '--redirect', CALLBACK], '--shop is required'],
    [['account-client', 'A', '--shop', 'no', '--redirect', 'javascript:1'], 'is not an address'],
    [['account-client', 'A', '--shop', 'no', '--redirect', `${CALLBACK}#x`], 'a fragment'],
    [['discount'], 'Missing action: discount add, list, end'],
    [['discount', 'stop', '1'], 'There is no "stop": discount add, list, end'],
    [['discount', 'add', '--shop', 'nl'], 'Missing file'],
    [['discount', 'add', 'none.json', '--shop', 'nl'], 'Cannot read the file "none.json"'],
    [['discount', 'end', 'ten', '--shop', 'nl'], 'Missing discount id'],
    [['discount', 'end', '9', '--shop', 'nl'], 'nl has no discount 9'],
    [['discount', 'list'], '--shop is required'],
    [['import-content'], 'Missing file'],
    [['import-content', 'none.json'], 'Cannot read the file "none.json"'],
    [['import-content', 'a.json', 'b.json'], 'Expected one file'],
    [['import-salons'], 'Missing file to import.'],
    [['import-salons', 'none.jsonl'], 'none.jsonl"'],
    [['invite', '--shop', 'nl'], 'Missing e-mail address'],
    [['invite', 'a@example.test'], '--shop is required'],
    [['invite', 'anna', '--shop', 'nl'], '"anna" is not an e-mail address.'],
    [['invite', 'a@example.test', 'b@example.test', '--shop', 'nl'], 'Expected one e-mail address'],
    [
      ['invite', 'a@example.test', '--shop', 'nl', '--language', 'fr'],
      'not a language of LOKKE NL',
    ],
    [['serve', '--port', '65536'], '--port is a number from 1 to 65535, not "65536".'],
    [['serve', '--port', '0'], '--port is a number'],
    [['serve', 'products.csv'], 'serve takes no "products.csv"'],
    [['serve', '--shop', 'xx'], 'There is no shop "xx".'],
    [['serve', '--from', 'none.csv'], 'none.csv'],
    [['--market', 'xx'], 'Missing command before --market.'],
    [['shops', 'nl'], 'shops takes no "nl"'],
    [['shops', '--market', 'de'], 'shops takes no --market.'],
    [['export', '--shop', 'nl', '--strict'], 'export takes no --strict.'],
    [['preview'], 'Missing entry or path.'],
    [['preview', '/', '--market', 'xx'], 'There is no market "xx"'],
  ])('refuses %j and says why', async (args, expected) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(expected);
  });

  it.each([[[]], [['help']], [['--help']]])('explains itself for %j', async (args) => {
    const { code, out } = await run(...args);
    expect(code).toBe(0);
    for (const command of ['import', 'export', 'seed', 'shops']) expect(out).toContain(command);
  });

  it('imports a file, lists it and exports it again', async () => {
    await put('mine.csv', CSV);
    const imported = await run('import', 'mine.csv', '--shop', 'se');
    expect(imported).toMatchObject({ code: 0, out: expect.stringContaining('1 product new') });
    expect((await run('shops')).out).toMatch(/^se .* 1 products/m);
    await run('export', '--shop', 'se', '--out', 'out.csv');
    expect(await readFile(pathOf('out.csv'), 'utf8')).toBe(
      (await run('export', '--shop', 'se')).out,
    );
  });

  it('ends with 1 and names the lines when a file is bad, and imports nothing', async () => {
    await put('bad.csv', `${CSV}Brush,brush,cheap\n`);
    const { code, err } = await run('import', 'bad.csv', '--shop', 'nl', '--strict');
    expect(code).toBe(1);
    expect(err).toContain('bad.csv line 3: Price must be');
    expect(err).toContain('nothing was imported');
    expect((await run('shops')).out).toMatch(/^nl .* 0 products/m);
  });

  it('stocks new variants that the file has no quantity for, and only those', async () => {
    await put('mine.csv', 'Title,URL handle,Price,Inventory tracker\nComb,comb,1,shopify\n');
    const unstocked = await run('import', 'mine.csv', '--shop', 'nl');
    expect(unstocked.err).toContain('--stock');
    await run('import', 'mine.csv', '--shop', 'nl', '--stock', '40');
    expect((await run('export', '--shop', 'nl')).out).toContain(',,0,deny,');
    await run('import', 'mine.csv', '--shop', 'fr', '--stock', '40');
    expect((await run('export', '--shop', 'fr')).out).toContain(',shopify,40,deny,');
  });

  it('leaves the content webhook of a platform that is running', async () => {
    await run('shops');
    const contentWebhook = { address: 'http://shop.test/contentful', secret: 'c'.repeat(64) };
    const running = openPlatform({ dataFile: dataFile(), contentWebhook });
    await run('shops');
    const listeners = 'SELECT address FROM webhook_subscriptions';
    expect(running.context.store.read.prepare(listeners).all()).toEqual([
      { address: contentWebhook.address },
    ]);
  });

  it('shows what it imports to a platform that is running', async () => {
    await put('mine.csv', CSV);
    await run('shops');
    const running = openPlatform({ dataFile: dataFile() });
    const titles = () =>
      shopperAt(running, 'nl', '2024-01').request('{ products(first: 5) { nodes { title } } }');
    expect(await titles()).toMatchObject({ data: { products: { nodes: [] } } });
    await run('import', 'mine.csv', '--shop', 'nl');
    expect(await titles()).toMatchObject({ data: { products: { nodes: [{ title: 'Comb' }] } } });
  });
});

describe('progress', () => {
  it.each([
    ['products.csv', CSV.length],
    ['collections.json', 1],
  ])('in a folder that begins with %s is that of %d bytes', async (name, size) => {
    await put(name, CSV);
    expect(await filesAt(pathOf('.'))).toMatchObject({ size });
  });

  it('redraws a bar in a terminal and clears it in the end', () => {
    const written: string[] = [];
    const progress = createProgress({ write: (text) => written.push(text), isTTY: true }, 'Work');
    progress.update(0.5, 'nl');
    progress.end();
    expect(written).toEqual([
      expect.stringMatching(/^\r.*Work █{12}░{12} {2}50 % nl$/),
      expect.stringMatching(/^\r[^█]*$/),
    ]);
  });

  it('writes a line for each fifth elsewhere', () => {
    const written: string[] = [];
    const progress = createProgress({ write: (text) => written.push(text) }, 'Work');
    for (let i = 0; i <= 100; i++) progress.update(i / 100);
    progress.end();
    expect(written).toEqual([0, 20, 40, 60, 80, 100].map((share) => `Work ${share} %\n`));
  });
});
