import { resolve } from 'node:path';
import { askOnce, type Question } from '../load/ask-once.ts';
import { medianOf } from '../load/measure-load.ts';
import { startPeer } from '../load/start-peer.ts';
import { withShop } from '../machine/open-shop.ts';
import type { Part } from '../part.ts';
import { openCart } from './open-cart.ts';

const AIM_IN_MS = 1;
const CALLS = 300;
const ROUNDS = 5;
/** By then a server's code has been compiled, and what it did before is cleared away. */
const WARM_UP_IN_CALLS = 2_000;
const RELAY = resolve(import.meta.dirname, '../load/relay-server.ts');

interface Round {
  readonly shop: number;
  readonly platform: number;
  readonly relay: number;
}

/**
 * What a call of our API takes beyond the platform's own time: the same cart asked for directly, in turns. Beside it, what
 * a process takes that does nothing but pass the same request on: of the difference, that much is nobody's work.
 */
export const api: Part = (say) =>
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
      const ways = { shop: toShop, platform: toPlatform, relay: { ...toPlatform, url } };
      await askInTurns(ways, WARM_UP_IN_CALLS);
      const rounds: Round[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const found = await askInTurns(ways, CALLS);
        rounds.push(found);
        const times = `${inMs(found.shop)}, directly ${inMs(found.platform)}, relayed ${inMs(found.relay)}`;
        say(`  ${round}/${ROUNDS} checkout/request: ${times}`);
      }
      return report(rounds);
    } finally {
      await relay.stop();
    }
  });

async function askInTurns(
  ways: Readonly<Record<keyof Round, Question>>,
  calls: number,
): Promise<Round> {
  const times: Record<keyof Round, number[]> = { shop: [], platform: [], relay: [] };
  for (let call = 0; call < calls; call += 1) {
    for (const way of ['platform', 'relay', 'shop'] as const) {
      times[way].push(await askOnce(ways[way]));
    }
  }
  const { shop, platform, relay } = times;
  return { shop: medianOf(shop), platform: medianOf(platform), relay: medianOf(relay) };
}

function report(rounds: readonly Round[]): Awaited<ReturnType<Part>> {
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
