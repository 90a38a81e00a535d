import { medianOf } from '../load/measure-load.ts';
import { withShop } from '../machine/open-shop.ts';
import type { Part } from '../part.ts';
import { openCart } from './open-cart.ts';

const AIM_IN_MS = 1;
const CALLS = 300;
const ROUNDS = 3;

/** What a call of our API takes beyond the platform's own time: the same cart asked for directly, in turns. */
export const api: Part = (say) =>
  withShop({}, async (shop) => {
    const cart = await openCart(shop);
    const differences: number[] = [];
    const rows: string[][] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ours: number[] = [];
      const direct: number[] = [];
      for (let call = 0; call < CALLS; call += 1) {
        direct.push(await timeOf(cart.askPlatform));
        ours.push(await timeOf(cart.askShop));
      }
      const [a, b] = [medianOf(ours), medianOf(direct)];
      // The first round is for warming up.
      if (round === 0) continue;
      differences.push(a - b);
      rows.push([`round ${round}`, a.toFixed(2), b.toFixed(2), (a - b).toFixed(2)]);
      say(`  ${round}/${ROUNDS} checkout/request: ${a.toFixed(2)} ms, directly ${b.toFixed(2)} ms`);
    }
    const difference = medianOf(differences);
    return {
      sections: [
        {
          title: 'Our API on top of the platform',
          note: `Median time of ${CALLS} calls of \`checkout/request\`, one at a time, beside the same query sent to the platform, in ms.`,
          columns: ['', 'our API', 'platform', 'on top'],
          rows,
        },
      ],
      targets: [
        {
          what: 'our API on top of the platform’s time, median per call',
          aim: `≤ ${AIM_IN_MS} ms`,
          measured: `${difference.toFixed(2)} ms`,
          isMet: difference <= AIM_IN_MS,
        },
      ],
    };
  });

async function timeOf(call: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now();
  const response = await call();
  await response.arrayBuffer();
  const tookInMs = performance.now() - startedAt;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return tookInMs;
}
