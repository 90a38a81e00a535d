import { once } from 'node:events';
import type { Server } from 'node:http';

/** Who connects while a turn of the event loop lasts waits here; beyond it their system tries again a whole second later. */
const BACKLOG = 4_096;

interface ListenOptions {
  readonly port: number;
  /** Whether other processes may listen on the port as well: the system then shares the visitors out among them. */
  readonly reusePort: boolean;
}

/** Listens, and answers on which port. */
export async function listen(server: Server, { port, reusePort }: ListenOptions): Promise<number> {
  server.listen({ port, backlog: BACKLOG, reusePort });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
