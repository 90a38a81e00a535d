import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@lokke/stack';
import { spreadText } from '../../numbers.ts';
import { type Benchmark, type Log, MAIN_PAGES } from '../benchmark.ts';
import { type Load, measureRounds, medianRatio } from '../load/measure-load.ts';
import { openShop, WITHOUT_PAGE_CACHE } from '../open-shop.ts';
import { installNext, startPeer } from '../peers/start-peer.ts';
import { elementTreeOf } from './element-tree.ts';

const AIM = 2;
const PAGES = MAIN_PAGES.filter(({ name }) => name !== 'home');
const SERVED_BY_NEXT = ['app/[name]/page.js', 'app/layout.js', 'package.json'];

/** Compares uncached pages with Next.js with the same content. */
export const render: Benchmark = async (log) => {
  const nextFolder = buildNext(log);
  await using shop = await openShop(WITHOUT_PAGE_CACHE);
  const rows: string[][] = [];
  const ratios: number[] = [];
  for (const { name, path } of PAGES) {
    const load = { name, url: shop.shopUrl + path, serverPid: shop.storefrontPid };
    const [ours = [], theirs = []] = await measureBesideNext(load, nextFolder, log);
    const ratio = medianRatio(ours, theirs);
    ratios.push(ratio);
    const rates = [ours, theirs].map((rounds) =>
      spreadText(rounds.map(({ requestsPerCoreSecond }) => requestsPerCoreSecond)),
    );
    rows.push([name, ...rates, ratio.toFixed(2)]);
  }
  return {
    sections: [
      {
        title: 'Uncached pages',
        note: 'Per second of CPU time, compressed (gzip), catalogue cached. Next.js renders the same elements from a file as a server component for each request, without client components.',
        columns: ['page', 'shop', 'Next.js 16', 'to Next.js'],
        rows,
      },
    ],
    targets: [
      {
        what: 'uncached page, to Next.js 16 with the same content',
        aim: `≥ ${AIM}`,
        measured: ratios.map((ratio) => ratio.toFixed(2)).join(', '),
        isMet: Math.min(...ratios) >= AIM,
      },
    ],
  };
};

async function measureBesideNext(load: Load, cwd: string, log: Log) {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    const html = await (await fetch(load.url)).text();
    writeFileSync(join(content, `${load.name}.json`), JSON.stringify(elementTreeOf(html)));
    const [port] = await freePorts(1);
    await using next = await startPeer({
      command: process.execPath,
      args: ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
      cwd,
      env: { CONTENT_DIR: content, NEXT_TELEMETRY_DISABLED: '1' },
      ready: /Ready in/,
    });
    const peer = {
      name: `Next.js ${load.name}`,
      url: `http://localhost:${port}/${load.name}`,
      serverPid: next.pid,
    };
    // Each page takes long: fewer at once, and fewer to warm up.
    const few = { connections: 4, warmUpRequests: 600 };
    return await measureRounds(
      [
        { ...load, ...few },
        { ...peer, ...few },
      ],
      log,
    );
  } finally {
    rmSync(content, { recursive: true });
  }
}

function buildNext(log: Log): string {
  const folder = installNext(log);
  if (isBuilt(folder)) return folder;
  log('  building the Next.js pages …');
  const command = ['node_modules/next/dist/bin/next', 'build'];
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`Building the Next.js pages failed: ${stderr}`);
  return folder;
}

/** Tells whether it was built after the last change of its pages. */
function isBuilt(folder: string): boolean {
  const writtenAt = (file: string) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return SERVED_BY_NEXT.every((file) => writtenAt(file) < writtenAt('.next/BUILD_ID'));
}
