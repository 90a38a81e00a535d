import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type Server as Entrance } from 'node:net';

/** Who connects while a turn of the event loop lasts waits here; beyond it their system tries again a whole second later. */
const BACKLOG = 4_096;
/**
 * Node takes one new connection per entrance and turn of its event loop. In a crowd a turn lasts a fiftieth of a second:
 * by one entrance fifty people a second would come in, and the others wait where nobody sees them.
 */
const ENTRANCES = 256;

export interface Listening {
  readonly port: number;
  /** Takes no more connections; calls back when the last one has ended. */
  readonly close: (done: () => void) => void;
}

/** Listens with as many entrances as the system allows, all of them to the one server. */
export async function listenWidely(
  server: Server,
  {
    port: wanted,
    entrances: count = ENTRANCES,
  }: { readonly port: number; readonly entrances?: number },
): Promise<Listening> {
  await requireUnused(wanted);
  const isShared = await listen(server, wanted, true).then(
    () => true,
    // macOS and Windows share no port.
    () => listen(server, wanted, false).then(() => false),
  );
  const port = portOf(server);
  const others = Array.from({ length: isShared ? count - 1 : 0 }, () => entranceTo(server));
  for (const entrance of others) await listen(entrance, port, true);
  const all: readonly Entrance[] = [server, ...others];
  return {
    port,
    close: (done) => {
      let open = all.length;
      const closed = () => {
        open -= 1;
        if (open === 0) done();
      };
      for (const entrance of all) entrance.close(closed);
    },
  };
}

/** As the server's own, so that nothing tells by which one a visitor came. */
function entranceTo(server: Server): Entrance {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
}

async function listen(entrance: Entrance, port: number, reusePort: boolean): Promise<void> {
  entrance.listen({ port, backlog: BACKLOG, reusePort });
  await once(entrance, 'listening');
}

/** A port that is shared with our own entrances would be shared with another shop's just as gladly. */
async function requireUnused(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port, false);
  probe.close();
  await once(probe, 'close');
}

function portOf(server: Entrance): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
