import { join } from 'node:path';
import { whole } from '../../numbers.ts';
import { type Benchmark, type Log, MAIN_PAGES } from '../benchmark.ts';
import { recordResponse } from '../load/fetch-compressed.ts';
import { type Load, type Measured, measureRounds, medianRatio } from '../load/measure-load.ts';
import { withShop } from '../open-shop.ts';
import { installPeer, type Peer, startPeer } from '../peers/start-peer.ts';
import { spreadText } from '../plot-values.ts';

const AIM = 0.8;
const SERVER = join(import.meta.dirname, '../load/page-server.ts');
/** Pages stay fresh, so that sending alone is measured. */
const ALWAYS_FRESH = { PAGE_FRESH_MS: '3600000' } as const;
const PEERS = ['bare Node', 'Hono', 'Fastify'] as const;

/** Compares cached pages with servers that do nothing but send the same bytes and headers. */
export const cached: Benchmark = async (log) => {
  const fastify = installPeer('fastify', log);
  return withShop(ALWAYS_FRESH, async ({ shopUrl, storefrontPid }) => {
    const rows: string[][] = [];
    const ratios: number[] = [];
    for (const { name, path } of MAIN_PAGES) {
      const url = shopUrl + path;
      await (await fetch(url)).text();
      const [ours = [], ...peers] = await besidePeers(
        { url, name, serverPid: storefrontPid },
        fastify,
        log,
      );
      const perCoreSecond = (rounds: readonly Measured[]) =>
        spreadText(
          rounds.map(({ requestsPerCoreSecond }) => requestsPerCoreSecond),
          whole,
        );
      const [bare = []] = peers;
      const ratio = medianRatio(ours, bare);
      ratios.push(ratio);
      const all = [ours, ...peers].map(perCoreSecond);
      rows.push([name, ...all, ratio.toFixed(2)]);
    }
    const lowest = Math.min(...ratios);
    return {
      sections: [
        {
          title: 'Pages from the cache',
          note: 'Requests per second of CPU time of the server, gzip, all headers; the peers send the same bytes from memory.',
          columns: ['page', 'shop', ...PEERS, 'shop to bare Node'],
          rows,
          plots: [
            {
              file: 'cached',
              kind: 'bars',
              columns: ['shop', ...PEERS],
              label: 'requests per second of CPU time',
            },
          ],
        },
      ],
      targets: [
        {
          what: 'cached page, to a bare Node server with the same bytes and headers',
          aim: `≥ ${AIM}`,
          measured: ratios.map((ratio) => ratio.toFixed(2)).join(', '),
          isMet: lowest >= AIM,
        },
      ],
    };
  });
};

async function besidePeers(load: Load, fastify: string, log: Log) {
  const { file, remove } = await recordResponse(load.url);
  const peers: Peer[] = [];
  try {
    const ready = /^port /;
    const node = (...args: string[]) => startPeer({ command: process.execPath, args, ready });
    peers.push(await node(SERVER, 'bare', file));
    peers.push(await node(SERVER, 'hono', file));
    peers.push(
      await startPeer({
        command: process.execPath,
        args: ['server.mjs', file],
        cwd: fastify,
        ready,
      }),
    );
    const loads = peers.map(({ pid, line }, at) => ({
      name: `${PEERS[at]} for ${load.name}`,
      url: `http://127.0.0.1:${line.replace('port ', '')}/`,
      serverPid: pid,
    }));
    return await measureRounds([load, ...loads], log);
  } finally {
    for (const peer of peers) await peer.stop();
    remove();
  }
}
