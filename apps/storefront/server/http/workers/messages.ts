import * as v from 'valibot';

const limit = v.object({ name: v.string(), most: v.number(), windowInMs: v.number() });
const counted = v.variant('isAllowed', [
  v.object({ isAllowed: v.literal(true), at: v.number() }),
  v.object({ isAllowed: v.literal(false), retryAfterInSeconds: v.number() }),
]);
const tags = v.pipe(v.array(v.string()), v.readonly());

/** Messages of a worker to the process above. */
const fromWorker = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  /** Invalidated here: the others have to do so, too. */
  v.object({ kind: v.literal('spread'), id: v.number(), tags }),
  v.object({ kind: v.literal('purged'), id: v.string() }),
  v.object({ kind: v.literal('status'), id: v.number(), status: v.unknown() }),
  v.object({
    ...{ kind: v.literal('attempt'), id: v.number() },
    ...{ limit, key: v.string(), weight: v.number() },
  }),
  v.object({
    ...{ kind: v.literal('take-back'), limit, key: v.string() },
    ...{ at: v.number(), count: v.number() },
  }),
]);

/** Messages of the process above to a worker. */
const toWorker = v.variant('kind', [
  v.object({ kind: v.literal('retire') }),
  v.object({ kind: v.literal('purge'), id: v.string(), tags }),
  v.object({ kind: v.literal('done'), id: v.number() }),
  v.object({ kind: v.literal('ask'), id: v.number() }),
  v.object({ kind: v.literal('counted'), id: v.number(), counted }),
]);

export type FromWorker = v.InferOutput<typeof fromWorker>;
export type ToWorker = v.InferOutput<typeof toWorker>;

/** Null for messages of others, such as the metrics'. */
export function readFromWorker(message: unknown): FromWorker | null {
  const read = v.safeParse(fromWorker, message);
  return read.success ? read.output : null;
}

export function readToWorker(message: unknown): ToWorker | null {
  const read = v.safeParse(toWorker, message);
  return read.success ? read.output : null;
}
