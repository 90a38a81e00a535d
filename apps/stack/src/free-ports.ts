import { createServer, type Server } from 'node:net';

/** Different ports that nothing listens on at this moment. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  const ports = servers.map(portOf);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

function listen(): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
