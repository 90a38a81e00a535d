import * as v from 'valibot';

/** Undefined does not pass the channel: what is missing counts as such. */
const message = v.variant('kind', [
  v.object({
    kind: v.literal('call'),
    id: v.number(),
    name: v.string(),
    input: v.optional(v.unknown()),
  }),
  v.object({ kind: v.literal('reply'), id: v.number(), value: v.optional(v.unknown()) }),
]);

type Message = v.InferInput<typeof message>;
type Handlers = Readonly<Record<string, (input: unknown) => unknown>>;

/** An end of the channel between a worker and the process above. */
interface Channel {
  readonly send: (message: Message) => void;
  readonly listen: (onMessage: (raw: unknown) => void) => void;
}

export type Call = (name: string, input?: unknown) => Promise<unknown>;

/** A process that hangs holds up no other. */
const LIMIT_IN_MS = 1_000;

/** Opens calls to the other end of a channel, and answers those from there. */
export function openCalls({ send, listen }: Channel) {
  const waiting = new Map<number, (value: unknown) => void>();
  let handlers: Handlers = {};
  let lastId = 0;
  listen(async (raw) => {
    const read = v.safeParse(message, raw);
    // The channel has other users, such as the metrics.
    if (!read.success) return;
    if (read.output.kind === 'reply') return waiting.get(read.output.id)?.(read.output.value);
    const { id, name, input } = read.output;
    const handle = handlers[name];
    if (handle !== undefined) send({ kind: 'reply', id, value: await handle(input) });
  });
  return {
    /** Calls a handler of the other end; undefined when there is no answer in time. */
    call: (name: string, input?: unknown) =>
      new Promise<unknown>((resolve) => {
        lastId += 1;
        const id = lastId;
        const finish = (value: unknown) => {
          clearTimeout(limit);
          waiting.delete(id);
          resolve(value);
        };
        const limit = setTimeout(finish, LIMIT_IN_MS);
        waiting.set(id, finish);
        send({ kind: 'call', id, name, input });
      }),
    answer: (added: Handlers): void => {
      handlers = added;
    },
  };
}
