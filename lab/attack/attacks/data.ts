import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { ROOT } from '../../../tools/runtime/node-24.mjs';
import { type Attack, attackBy } from '../attack.ts';

/** Code that a process runs first: it tells the most memory that the process held. */
const MEASURED = `data:text/javascript,${encodeURIComponent(
  'process.on("exit",()=>console.log("held "+Math.round(process.resourceUsage().maxRSS/1024)))',
)}`;
const COMMANDS = join(ROOT, 'platform/src/shop-files/cli/main.ts');
const COMMAND_TAKES_AT_MOST_IN_MS = 30_000;

/** Folder of an attack, which goes with it. */
function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lokke-attack-'));
  return {
    folder,
    put: (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content),
    /** Runs a command of the platform; returns all that it prints. */
    run: (words: string, dataDir = folder) => {
      const env = { ...process.env, DATA_DIR: dataDir, INIT_CWD: folder };
      const node = [process.execPath, '--import', MEASURED, COMMANDS];
      const line = `${node.map((part) => `"${part}"`).join(' ')} ${words} 2>&1 || true`;
      const timeout = COMMAND_TAKES_AT_MOST_IN_MS;
      return execFileSync('/bin/sh', ['-c', line], { cwd: folder, env, encoding: 'utf8', timeout });
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

export const DATA_ATTACKS: Readonly<Record<string, Attack>> = {
  files: attackBy(
    'a file of 1 GB, formulas in an export, a database of no bytes, a folder that cannot be made',
    'platform/src/shop-files/import/limited-file.test.ts',
    async function* () {
      using opened = openFolder();
      const { folder, put, run } = opened;
      put('big.csv', '');
      truncateSync(join(folder, 'big.csv'), 1_000_000_000);
      const refusal = run('import big.csv --shop nl');
      yield [refusal.includes('larger than'), `the file was read: ${refusal}`];
      put('products.csv', 'Title,Price,Vendor\nComb,1,"=HYPERLINK(""https://evil.example"")"\n');
      const made = run('reset --shop nl --from products.csv');
      yield [made.includes('1 product'), `the product was not taken: ${made}`];
      yield [run('export --shop nl').includes("'=HYPERLINK"), 'a formula stands in the export'];
      put('platform.sqlite', '');
      yield [run('export --shop nl').includes('is empty'), 'an empty shop was opened'];
      const nowhere = run('export --shop nl', '/proc/nope');
      yield [nowhere.includes('/proc/nope'), `no word of the folder: ${nowhere}`];
    },
  ),
  'picture-zip': attackBy(
    'an archive of 0.9 MB that unpacks to 900 MB of pictures',
    'platform/src/shop-files/import/pictures-beside.test.ts',
    async function* () {
      using opened = openFolder();
      const zeros = new Uint8Array(45_000_000);
      const names = Array.from({ length: 20 }, (_, index) => `zeros-${index}.png`);
      opened.put('pictures.zip', zipSync(Object.fromEntries(names.map((name) => [name, zeros]))));
      opened.put('products.csv', 'Title,Price,Image Src\nComb,1,zeros-1.png\n');
      const printed = opened.run('reset --shop nl --from products.csv --pictures pictures.zip');
      yield [printed.includes('1 product'), `the product was not taken: ${printed}`];
      const held = Number(/held (\d+)/.exec(printed)?.[1] ?? Number.POSITIVE_INFINITY);
      yield [held < 450, `the command held ${held} MiB`];
    },
  ),
};
