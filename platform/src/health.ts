import type { Hono } from 'hono';
import type { PlatformContext } from './protocol/index.ts';
import { maySweep } from './store/index.ts';

/** Anybody may ask, and an answer costs a write: it stands for a second. */
const ANSWER_STANDS_FOR_IN_MS = 1_000;

type Failure = 'the database does not take writes' | 'the database is not the one that was opened';

type Checked = Pick<PlatformContext, 'store' | 'now'>;

async function findFailure({ store, now }: Checked): Promise<Failure | null> {
  if (!store.isInPlace()) return 'the database is not the one that was opened';
  try {
    await store.write((sql) => {
      maySweep(sql, now());
      sql.prepare('UPDATE clock SET seen_at_ms = seen_at_ms').run();
    });
    return null;
  } catch (error) {
    console.error('readiness:', error);
    return 'the database does not take writes';
  }
}

/** Tells that the process runs (`/healthz`), and that it can do its work, which is to write (`/readyz`). */
export function addHealthRoutes(app: Hono, context: Checked): void {
  let asked = { atInMs: Number.NEGATIVE_INFINITY, answer: Promise.resolve<Failure | null>(null) };
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const atInMs = performance.now();
    if (atInMs - asked.atInMs >= ANSWER_STANDS_FOR_IN_MS) {
      asked = { atInMs, answer: findFailure(context) };
    }
    const reason = await asked.answer;
    c.header('Cache-Control', 'no-store');
    return reason === null ? c.json({ status: 'ok' }) : c.json({ status: 'failing', reason }, 503);
  });
}
