import { join } from 'node:path';
import { request } from 'undici';
import { medianOf } from '../../numbers.ts';
import type { Benchmark, BenchmarkResult } from '../benchmark.ts';
import { withShop } from '../open-shop.ts';
import { startPeer } from '../peers/start-peer.ts';
import { openCart, type RecordedRequest } from './open-cart.ts';

const AIM_IN_MS = 1;
const CALLS = 300;
const ROUNDS = 5;
/** Until a server's code has been compiled. */
const WARM_UP_IN_CALLS = 2_000;
const RELAY = join(import.meta.dirname, '../load/relay-server.ts');

interface Round {
  readonly shop: number;
  readonly platform: number;
  readonly relay: number;
}

/**
 * Overhead of an API call: the same cart is fetched through our API, directly from the platform, and through a bare
 * relay, which shows how much of the overhead any second process has.
 */
export const api: Benchmark = (log) =>
  withShop({}, async (shop) => {
    const { toShop, toPlatform } = await openCart(shop);
    const relay = await startPeer({
      command: process.execPath,
      args: [RELAY, shop.platformUrl],
      ready: /^port /,
    });
    try {
      const { pathname } = new URL(toPlatform.url);
      const url = `http://localhost:${relay.line.slice('port '.length)}${pathname}`;
      const targets = { shop: toShop, platform: toPlatform, relay: { ...toPlatform, url } };
      await timeInTurns(targets, WARM_UP_IN_CALLS);
      const rounds: Round[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const found = await timeInTurns(targets, CALLS);
        rounds.push(found);
        const times = `${inMs(found.shop)}, directly ${inMs(found.platform)}, relayed ${inMs(found.relay)}`;
        log(`  ${round}/${ROUNDS} checkout/request: ${times}`);
      }
      return report(rounds);
    } finally {
      await relay.stop();
    }
  });

async function timeInTurns(
  targets: Readonly<Record<keyof Round, RecordedRequest>>,
  calls: number,
): Promise<Round> {
  const times: Record<keyof Round, number[]> = { shop: [], platform: [], relay: [] };
  for (let call = 0; call < calls; call += 1) {
    for (const target of ['platform', 'relay', 'shop'] as const) {
      times[target].push(await timeRequest(targets[target]));
    }
  }
  const { shop, platform, relay } = times;
  return { shop: medianOf(shop), platform: medianOf(platform), relay: medianOf(relay) };
}

function report(rounds: readonly Round[]): BenchmarkResult {
  const onTop = medianOf(rounds.map(({ shop, platform }) => shop - platform));
  const floor = medianOf(rounds.map(({ relay, platform }) => relay - platform));
  return {
    sections: [
      {
        title: 'Our API on top of the platform',
        note: `Median time of ${CALLS} calls of \`checkout/request\`, one at a time, to the last byte, in turns with the same query sent to the platform and through a process that only passes it on, in ms. After ${WARM_UP_IN_CALLS} calls to warm up.`,
        columns: ['', 'our API', 'platform', 'relay', 'on top', 'relay on top'],
        rows: rounds.map(({ shop, platform, relay }, at) => [
          `round ${at + 1}`,
          ...[shop, platform, relay, shop - platform, relay - platform].map((ms) => ms.toFixed(2)),
        ]),
      },
    ],
    targets: [
      {
        what: `our API on top of the platform’s time, median per call (of a bare relay: ${inMs(floor)})`,
        aim: `≤ ${AIM_IN_MS} ms`,
        measured: inMs(onTop),
        isMet: onTop <= AIM_IN_MS,
      },
    ],
  };
}

function inMs(ms: number): string {
  return `${ms.toFixed(2)} ms`;
}

/** Times a request from its first byte to the last of the response, without decompressing. */
async function timeRequest({ url, headers, body }: RecordedRequest): Promise<number> {
  const startedAtInMs = performance.now();
  const response = await request(url, { method: 'POST', headers, body });
  await response.body.arrayBuffer();
  if (response.statusCode !== 200) {
    throw new Error(`${url} responded with ${response.statusCode}.`);
  }
  return performance.now() - startedAtInMs;
}
