import * as v from 'valibot';

/** What the Node server says about a connection; in memory there is none. */
const bindingsSchema = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
});

export function peerAddressOf(bindings: unknown): string | null {
  const parsed = v.safeParse(bindingsSchema, bindings);
  return parsed.success ? parsed.output.incoming.socket.remoteAddress : null;
}
