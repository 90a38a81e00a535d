import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { spreadText } from '../../numbers.ts';
import { type Benchmark, type Log, MAIN_PAGES } from '../benchmark.ts';
import { type Load, type Measured, measureRounds, medianRatio } from '../load/measure-load.ts';
import { ALWAYS_FRESH, openShop } from '../open-shop.ts';
import { startPeer } from '../peers/start-peer.ts';

const AIM = 0.8;
// Set by every server itself.
const CONNECTION_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
const SERVER = join(import.meta.dirname, '../load/page-server.ts');

/** Compares cached pages with a server that does nothing but send the same bytes and headers. */
export const measureCached: Benchmark = async (log) => {
  await using shop = await openShop(ALWAYS_FRESH);
  const rows: string[][] = [];
  const ratios: number[] = [];
  for (const { name, path } of MAIN_PAGES) {
    const load = { url: shop.shopUrl + path, name, serverPid: shop.storefrontPid };
    await (await fetch(load.url)).text();
    const [ours = [], bare = []] = await measureBesideNode(load, log);
    const ratio = medianRatio(ours, bare);
    ratios.push(ratio);
    rows.push([name, rateText(ours), rateText(bare), ratio.toFixed(2)]);
  }
  return {
    sections: [
      {
        title: 'Pages from the cache',
        note: 'Requests per second of CPU time of the server, gzip, all headers; the other sends the same bytes from memory.',
        columns: ['page', 'shop', 'bare Node', 'shop to bare Node'],
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

async function measureBesideNode(load: Load, log: Log) {
  using response = await recordResponse(load.url);
  await using bare = await startPeer({
    command: process.execPath,
    args: [SERVER, response.file],
    ready: /^port /,
  });
  const peer = {
    name: `bare Node for ${load.name}`,
    url: `http://127.0.0.1:${bare.line.replace('port ', '')}/`,
    serverPid: bare.pid,
  };
  return await measureRounds([load, peer], log);
}

/** Saves a compressed response as it travels, for the peer that sends the same one. */
async function recordResponse(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'response-'));
  const file = join(folder, 'response.json');
  const asked = { 'accept-encoding': 'gzip', accept: 'text/html,*/*' };
  const { headers, body } = await request(url, { headers: asked });
  const bodyInBase64 = Buffer.from(await body.arrayBuffer()).toString('base64');
  const own = Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name));
  writeFileSync(file, JSON.stringify({ headers: Object.fromEntries(own), bodyInBase64 }));
  return { file, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
