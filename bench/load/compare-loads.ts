import type { ShopProcess } from '@lokke/stack';
import type { Compared } from '../report.ts';
import { durableCommitsPerSecond } from './durable-commits.ts';
import { type Load, measureLoads } from './measure-load.ts';
import { platformLoads } from './platform-loads.ts';
import { startBareServer } from './start-bare-server.ts';

/** Measures the platform and the pages, and beside each the same bytes from a server that does nothing else. */
export async function compareLoads(
  shop: ShopProcess,
  pages: readonly string[],
  say: (line: string) => void,
): Promise<readonly Compared[]> {
  const [reads, changes] = await platformLoads(shop.platformUrl);
  if (reads === undefined || changes === undefined) throw new Error('The platform has two loads.');
  const compared = [
    ...(await withPeers([reads], say)),
    ...(await withPeers(
      pages.map((path) => ({ name: `page ${path}`, url: shop.shopUrl + path })),
      say,
    )),
  ];
  const [measuredChanges] = await measureLoads([changes], say);
  if (measuredChanges === undefined) throw new Error('The cart changes were not measured.');
  return [
    ...compared,
    {
      ours: measuredChanges,
      peerName: 'durable single-row SQLite commits, no server',
      peerPerSecond: durableCommitsPerSecond(),
    },
  ];
}

async function withPeers(
  loads: readonly Load[],
  say: (line: string) => void,
): Promise<readonly Compared[]> {
  const peers = await Promise.all(loads.map(async (load) => startBareServer(await answerOf(load))));
  try {
    const peerLoads = loads.map((load, at) => ({
      ...load,
      name: `bare server for ${load.name}`,
      url: peers[at]?.url ?? '',
    }));
    const measured = await measureLoads([...loads, ...peerLoads], say);
    return loads.flatMap((_load, at) => {
      const [ours, peer] = [measured[at], measured[loads.length + at]];
      if (ours === undefined || peer === undefined) return [];
      const peerPerSecond = peer.requestsPerSecond;
      return { ours, peerName: 'bare Node server, same bytes', peerPerSecond };
    });
  } finally {
    for (const peer of peers) await peer.close();
  }
}

async function answerOf({ url, method = 'GET', headers = {}, bodies }: Load): Promise<string> {
  const body = bodies?.[0]?.[0];
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  return response.text();
}
