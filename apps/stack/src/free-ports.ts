import { createServer, type Server } from 'node:net';

/** Throws when something else listens on a port; the message names the setting to change. */
export async function requireFreePort(variable: string, port: number): Promise<void> {
  if (await isPortFree(port)) return;
  throw new Error(
    `Port ${port} is already in use. Set ${variable} to a free one, for example ${variable}=${port + 1} npm start.`,
  );
}

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    // No host: every address of the machine, so that a listener on any of them is noticed.
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Finds different ports that nothing listens on at the moment. */
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
