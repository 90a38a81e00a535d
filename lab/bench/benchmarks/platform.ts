import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { platformOf } from '../../machine/processes.ts';
import { medianOf, whole } from '../../numbers.ts';
import type { Benchmark } from '../benchmark.ts';
import { measureRounds } from '../load/measure-load.ts';
import { withShop, withTemporaryFolder } from '../open-shop.ts';
import { platformLoads } from './platform-loads.ts';

const COMMITS_DURATION_IN_MS = 2000;

/** Measures reads and writes of the embedded platform. */
export const platform: Benchmark = (log) =>
  withShop({}, async ({ platformUrl, pid }) => {
    const serverPid = platformOf(pid);
    const loads = await platformLoads(platformUrl);
    const rounds = await measureRounds(
      loads.map((load) => ({ ...load, serverPid })),
      log,
    );
    const commits = await durableCommitsPerSecond();
    return {
      sections: [
        {
          title: 'The embedded platform',
          note: `Twenty connections. A cart change is answered when it is durable; SQLite alone made ${whole(commits)} small rows durable in a second on this disk, one after the other.`,
          columns: ['work', 'per second', 'per core second', 'p99 in ms'],
          rows: rounds.flatMap((measured) => {
            const [{ name } = { name: '' }] = measured;
            const perSecond = medianOf(measured.map((one) => one.requestsPerSecond));
            const p99 = medianOf(measured.map((one) => one.latencyP99InMs));
            const perCoreSecond = medianOf(measured.map((one) => one.requestsPerCoreSecond));
            return [[name, whole(perSecond), whole(perCoreSecond), String(p99)]];
          }),
        },
      ],
      targets: [],
    };
  });

/** The peer of a cart change: how often SQLite alone makes one small row durable on this disk. */
function durableCommitsPerSecond(): Promise<number> {
  return withTemporaryFolder((folder) => {
    using database = new DatabaseSync(join(folder, 'commits.sqlite'));
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE t (v TEXT)');
    const insert = database.prepare('INSERT INTO t (v) VALUES (?)');
    const startedAt = performance.now();
    let commits = 0;
    while (performance.now() - startedAt < COMMITS_DURATION_IN_MS) {
      insert.run('a cart line, or something as small');
      commits += 1;
    }
    return (commits / COMMITS_DURATION_IN_MS) * 1000;
  });
}
