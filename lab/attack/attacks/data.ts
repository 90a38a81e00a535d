import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from '@lokke/stack';
import { zipSync } from 'fflate';
import { ROOT } from '../../../tools/runtime/node-24.mjs';
import { dataFileIn, openDataFile } from '../../shop/stock.ts';
import { type Attack, attackBy } from '../attack.ts';
import type { Target } from '../target.ts';
import { CART, CARTS } from './platform.ts';

const DAYS_AHEAD = 120;
/** Code that a process runs first: a clock that is ahead, and the most memory that it held. */
const AHEAD = `const Own=Date,by=${DAYS_AHEAD}*864e5;globalThis.Date=class extends Own{constructor(...a){a.length?super(...a):super(Own.now()+by)}static now(){return Own.now()+by}}`;
const MEASURED =
  'process.on("exit",()=>console.log("held "+Math.round(process.resourceUsage().maxRSS/1024)))';
const preload = (code: string) => ['--import', `data:text/javascript,${encodeURIComponent(code)}`];

const PLATFORM = join(ROOT, 'platform/src');
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
      const node = [
        process.execPath,
        ...preload(MEASURED),
        join(PLATFORM, 'shop-files/cli/main.ts'),
      ];
      const line = `${node.map((part) => `"${part}"`).join(' ')} ${words} 2>&1 || true`;
      const timeout = COMMAND_TAKES_AT_MOST_IN_MS;
      return execFileSync('/bin/sh', ['-c', line], { cwd: folder, env, encoding: 'utf8', timeout });
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

/** Serves the data of a folder, with a clock of its own where one is given. */
async function servePlatform(folder: string, clock?: string) {
  const [port] = await freePorts(1);
  const args = [...(clock === undefined ? [] : preload(clock)), join(PLATFORM, 'main.ts')];
  const env = { ...process.env, DATA_DIR: folder, PLATFORM_PORT: String(port) };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  await once(createInterface({ input: child.stderr }), 'line');
  const platformUrl = `http://127.0.0.1:${port}`;
  return {
    platformUrl,
    readiness: async () => (await fetch(`${platformUrl}/readyz`)).status,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function countCarts(folder: string): number {
  using database = openDataFile(dataFileIn(folder));
  return Number(database.prepare('SELECT COUNT(*) AS rows FROM carts').get()?.['rows']);
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
      put('platform-secrets.json', '{}');
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
  clock: attackBy(
    `a clock ${DAYS_AHEAD} days ahead while a cart is made`,
    'platform/src/store/clock.test.ts',
    async function* () {
      using opened = openFolder();
      const make = async ({ platformUrl }: Pick<Target, 'platformUrl'>) => {
        const headers = { 'content-type': 'application/json' };
        const made = await fetch(platformUrl + CARTS, { method: 'POST', headers, body: CART });
        return (await made.text()).includes('gid:');
      };
      {
        await using platform = await servePlatform(opened.folder);
        for (let made = 0; made < 10; made += 1) {
          yield [await make(platform), 'no cart was made'];
        }
      }
      {
        await using platform = await servePlatform(opened.folder, AHEAD);
        yield [await make(platform), 'no cart was made by the wrong clock'];
      }
      const left = countCarts(opened.folder);
      yield [left === 11, `${left} of 11 carts are left`];
    },
  ),
  health: attackBy(
    'the database moved away under a running platform, which is asked whether it is well',
    'platform/src/health.test.ts',
    async function* () {
      using opened = openFolder();
      await using platform = await servePlatform(opened.folder);
      yield [(await platform.readiness()) === 200, 'a platform that is well says that it is not'];
      rmSync(dataFileIn(opened.folder));
      // An answer stands for a second.
      await new Promise((done) => setTimeout(done, 1_100));
      yield [(await platform.readiness()) === 503, 'it says that it is well'];
    },
  ),
};
