import { durableCommitsPerSecond } from '../load/durable-commits.ts';
import { measureRounds, medianOf } from '../load/measure-load.ts';
import { platformLoads } from '../load/platform-loads.ts';
import { withShop } from '../machine/open-shop.ts';
import type { Part } from '../part.ts';

/** What the embedded platform reads and writes in a second. */
export const platform: Part = (say) =>
  withShop({}, async ({ platformUrl }) => {
    const rounds = await measureRounds(await platformLoads(platformUrl), say);
    const commits = durableCommitsPerSecond();
    return {
      sections: [
        {
          title: 'The embedded platform',
          note: `Twenty connections. A cart change is answered when it is durable; SQLite alone made ${Math.round(commits).toLocaleString('en')} small rows durable in a second on this disk, one after the other.`,
          columns: ['work', 'per second', 'p99 in ms'],
          rows: rounds.flatMap((measured) => {
            const [{ name } = { name: '' }] = measured;
            const perSecond = medianOf(measured.map((one) => one.requestsPerSecond));
            const p99 = medianOf(measured.map((one) => one.latencyP99InMs));
            return [[name, Math.round(perSecond).toLocaleString('en'), String(p99)]];
          }),
        },
      ],
      targets: [],
    };
  });
