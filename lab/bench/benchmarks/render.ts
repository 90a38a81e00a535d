import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@lokke/stack';
import { medianOf, whole } from '../../numbers.ts';
import { type Benchmark, type Log, MAIN_PAGES } from '../benchmark.ts';
import { measure } from '../load/measure-load.ts';
import { type MeasuredShop, WITHOUT_PAGE_CACHE, withShop } from '../open-shop.ts';
import { installPeer, type Peer, startPeer } from '../peers/start-peer.ts';
import { spreadText } from '../plot-values.ts';
import { elementTreeOf } from './element-tree.ts';

const AIM_TO_NEXT = 2;
const ROUNDS = 3;
const WARM_UP_IN_REQUESTS = 600;
const PAGES = MAIN_PAGES.filter(({ name }) => name !== 'home');

/** Compares uncached pages with Next.js with the same content. */
export const render: Benchmark = async (log) => {
  const nextFolder = buildNext(log);
  return withShop(WITHOUT_PAGE_CACHE, async (shop) => {
    const rows: string[][] = [];
    const toNext: number[] = [];
    for (const page of PAGES) {
      const rounds = await besidePeers(shop, page, nextFolder, log);
      const spread = (name: keyof Round) =>
        spreadText(
          rounds.map((round) => round[name]),
          whole,
        );
      const next = medianOf(rounds.map(({ shop: ours, next: peer }) => ours / peer));
      toNext.push(next);
      rows.push([page.name, spread('shop'), spread('next'), next.toFixed(2)]);
    }
    return {
      sections: [
        {
          title: 'Uncached pages',
          note: 'Per second of CPU time, compressed (gzip), catalogue cached. Next.js renders the same elements from a file as a server component for each request, without client components.',
          columns: ['page', 'shop', 'Next.js 16', 'to Next.js'],
          rows,
          plots: [
            {
              file: 'render',
              kind: 'bars',
              columns: ['shop', 'Next.js 16'],
              label: 'pages per second of CPU time',
            },
          ],
        },
      ],
      targets: [target('uncached page, to Next.js 16 with the same content', AIM_TO_NEXT, toNext)],
    };
  });
};

interface Round {
  readonly shop: number;
  readonly next: number;
}

async function besidePeers(
  shop: MeasuredShop,
  { name, path }: (typeof MAIN_PAGES)[number],
  nextFolder: string,
  log: Log,
): Promise<readonly Round[]> {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  const url = shop.shopUrl + path;
  const html = await (await fetch(url)).text();
  writeFileSync(join(content, `${name}.json`), JSON.stringify(elementTreeOf(html)));
  const stops: (() => unknown)[] = [() => rmSync(content, { recursive: true })];
  try {
    const next = await startNext(nextFolder, content);
    stops.push(next.peer.stop);
    const nextLoad = {
      name: `Next.js ${name}`,
      url: `${next.url}/${name}`,
      serverPid: next.peer.pid,
    };
    const ourLoad = { name, url, serverPid: shop.storefrontPid };
    // By requests, not by time: a few seconds are too short on a busy machine.
    for (const load of [nextLoad, ourLoad]) {
      await measure({ ...load, connections: 4, requestCount: WARM_UP_IN_REQUESTS });
    }
    const rounds: Round[] = [];
    for (let at = 1; at <= ROUNDS; at += 1) {
      const ours = await measure({ ...ourLoad, connections: 4 });
      const theirs = await measure({ ...nextLoad, connections: 4 });
      const round = {
        shop: ours.requestsPerCoreSecond,
        next: theirs.requestsPerCoreSecond,
      };
      rounds.push(round);
      log(
        `  ${at}/${ROUNDS} ${name}: ${Object.entries(round)
          .map(([who, value]) => `${who} ${Math.round(value)}`)
          .join(', ')} per core second`,
      );
    }
    return rounds;
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

function buildNext(log: Log): string {
  const folder = installPeer('next', log);
  if (isBuilt(folder)) return folder;
  log('  building the Next.js pages …');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) throw new Error(`Building the Next.js pages failed: ${stderr}`);
  return folder;
}

/** Whether it was built after the last change of its pages. */
function isBuilt(folder: string): boolean {
  const writtenAt = (file: string) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;
  const builtAt = writtenAt('.next/BUILD_ID') ?? 0;
  return ['app/[name]/page.js', 'app/layout.js', 'package.json'].every(
    (file) => (writtenAt(file) ?? 0) < builtAt,
  );
}

async function startNext(cwd: string, content: string): Promise<{ peer: Peer; url: string }> {
  const [port] = await freePorts(1);
  const peer = await startPeer({
    command: process.execPath,
    args: ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
    cwd,
    env: { CONTENT_DIR: content, NEXT_TELEMETRY_DISABLED: '1' },
    ready: /Ready in/,
  });
  return { peer, url: `http://localhost:${port}` };
}

function target(what: string, aim: number, ratios: readonly number[]) {
  return {
    what,
    aim: `≥ ${aim}`,
    measured: ratios.map((ratio) => ratio.toFixed(2)).join(', '),
    isMet: Math.min(...ratios) >= aim,
  };
}
