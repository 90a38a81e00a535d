import { once } from 'node:events';
import type { Server } from 'node:http';

/** Length of the accept queue; a client beyond it retries after a whole second. */
const BACKLOG = 4_096;

interface ListenOptions {
  readonly port: number;
  /** Whether other processes may share the port; the system then balances between them. */
  readonly reusePort: boolean;
}

/** Listens and returns the port. */
export async function listen(server: Server, { port, reusePort }: ListenOptions): Promise<number> {
  server.listen({ port, backlog: BACKLOG, reusePort });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
