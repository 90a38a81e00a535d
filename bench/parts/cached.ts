import { join } from 'node:path';
import { keepAnswer } from '../load/kept-answer.ts';
import {
  type Load,
  type Measured,
  measureRounds,
  medianOf,
  medianRatio,
} from '../load/measure-load.ts';
import { type Peer, startPeer } from '../load/start-peer.ts';
import { withShop } from '../machine/open-shop.ts';
import type { Part, Say } from '../part.ts';
import { installPeer } from '../peers/install-peer.ts';
import { MAIN_PAGES } from './main-pages.ts';

const AIM = 0.8;
const SERVER = join(import.meta.dirname, '../load/page-server.ts');
/** What is measured is how pages are sent; how they are made has a part of its own. */
const FRESH_ALL_THE_TIME = { PAGE_FRESH_MS: '3600000' } as const;
const PEERS = ['bare Node', 'Hono', 'Fastify'] as const;

/** Finished pages from the cache, beside servers that send the same bytes and headers and know nothing else. */
export const cached: Part = async (say) => {
  const fastify = installPeer('fastify', say);
  return withShop(FRESH_ALL_THE_TIME, async ({ shopUrl, storefrontPid }) => {
    const rows: string[][] = [];
    const ratios: number[] = [];
    for (const { name, path } of MAIN_PAGES) {
      const url = shopUrl + path;
      await (await fetch(url)).text();
      const [ours = [], ...peers] = await besidePeers(
        { url, name, serverPid: storefrontPid },
        fastify,
        say,
      );
      const perCoreSecond = (rounds: readonly Measured[]) =>
        medianOf(rounds.map(({ requestsPerCoreSecond }) => requestsPerCoreSecond));
      const [bare = []] = peers;
      const ratio = medianRatio(ours, bare);
      ratios.push(ratio);
      const all = [ours, ...peers].map((rounds) => whole(perCoreSecond(rounds)));
      rows.push([name, ...all, ratio.toFixed(2)]);
    }
    const lowest = Math.min(...ratios);
    return {
      sections: [
        {
          title: 'Pages from the cache',
          note: 'Requests per second of processor time of the server, gzip, all headers; the peers send the same bytes from memory.',
          columns: ['page', 'shop', ...PEERS, 'shop to bare Node'],
          rows,
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

async function besidePeers(load: Load, fastify: string, say: Say) {
  const { file, remove } = await keepAnswer(load.url);
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
    return await measureRounds([load, ...loads], say);
  } finally {
    for (const peer of peers) await peer.stop();
    remove();
  }
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
