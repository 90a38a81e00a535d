import { join } from 'node:path';
import { spreadText } from '../../numbers.ts';
import { type Benchmark, type Log, MAIN_PAGES } from '../benchmark.ts';
import { type Load, type Measured, measureRounds, medianRatio } from '../load/measure-load.ts';
import { recordResponse } from '../load/record-response.ts';
import { ALWAYS_FRESH, openShop } from '../open-shop.ts';
import { installPeer, type PeerCommand, startPeer } from '../peers/start-peer.ts';

const AIM = 0.8;
const SERVER = join(import.meta.dirname, '../load/page-server.ts');
const PEERS = ['bare Node', 'Hono', 'Fastify'] as const;

/** Compares cached pages with servers that do nothing but send the same bytes and headers. */
export const cached: Benchmark = async (log) => {
  const fastify = installPeer('fastify', log);
  await using shop = await openShop(ALWAYS_FRESH);
  const rows: string[][] = [];
  const ratios: number[] = [];
  for (const { name, path } of MAIN_PAGES) {
    const load = { url: shop.shopUrl + path, name, serverPid: shop.storefrontPid };
    await (await fetch(load.url)).text();
    const all = await measureBesidePeers(load, fastify, log);
    const [ours = [], bare = []] = all;
    const ratio = medianRatio(ours, bare);
    ratios.push(ratio);
    rows.push([name, ...all.map(rateText), ratio.toFixed(2)]);
  }
  return {
    sections: [
      {
        title: 'Pages from the cache',
        note: 'Requests per second of CPU time of the server, gzip, all headers; the peers send the same bytes from memory.',
        columns: ['page', 'shop', ...PEERS, 'shop to bare Node'],
        rows,
      },
    ],
    targets: [
      {
        what: 'cached page, to a bare Node server with the same bytes and headers',
        aim: `≥ ${AIM}`,
        measured: ratios.map((ratio) => ratio.toFixed(2)).join(', '),
        isMet: Math.min(...ratios) >= AIM,
      },
    ],
  };
};

const rateText = (rounds: readonly Measured[]) =>
  spreadText(rounds.map(({ requestsPerCoreSecond }) => requestsPerCoreSecond));

async function measureBesidePeers(load: Load, fastify: string, log: Log) {
  using response = await recordResponse(load.url);
  const peer = (args: readonly string[], cwd?: string): PeerCommand => ({
    command: process.execPath,
    args,
    ready: /^port /,
    ...(cwd !== undefined && { cwd }),
  });
  await using bare = await startPeer(peer([SERVER, 'bare', response.file]));
  await using hono = await startPeer(peer([SERVER, 'hono', response.file]));
  await using other = await startPeer(peer(['server.mjs', response.file], fastify));
  const loads = [bare, hono, other].map(({ pid, line }, at) => ({
    name: `${PEERS[at]} for ${load.name}`,
    url: `http://127.0.0.1:${line.replace('port ', '')}/`,
    serverPid: pid,
  }));
  return measureRounds([load, ...loads], log);
}
