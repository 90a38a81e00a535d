import { createServer, type Server } from 'node:net';

/** Throws when a port cannot be listened on, or no browser would open it; the message names the setting to change. */
export async function requireFreePort(
  variable: string,
  port: number,
  host = '127.0.0.1',
): Promise<void> {
  // Every address of the machine first, so that a listener on any of them is noticed.
  const code = (await errorOf({ port })) ?? (await errorOf({ port, host }));
  if (code === null && (await isRefusedByBrowsers(port))) {
    throw new Error(
      `No browser opens port ${port}, which belongs to another protocol. Set ${variable} to another one.`,
    );
  }
  if (code === null) return;
  if (code === 'EADDRINUSE') {
    throw new Error(`Port ${port} is already in use. Set ${variable} to a free one.`);
  }
  if (code === 'EACCES') {
    throw new Error(`Port ${port} needs an administrator. Set ${variable} to one from 1024.`);
  }
  throw new Error(
    `This machine has no address ${host} (${code}). Set HOST to one that it has, for example HOST=::1 npm start.`,
  );
}

/** Asks Node's `fetch`, which refuses the same ports (Fetch standard, 2.9); nothing listens there yet. */
async function isRefusedByBrowsers(port: number): Promise<boolean> {
  const failure: unknown = await fetch(`http://127.0.0.1:${port}`).catch((error) => error);
  const { cause } = failure instanceof Error ? failure : {};
  return cause instanceof Error && cause.message === 'bad port';
}

function errorOf(place: { readonly port: number; readonly host?: string }): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(place, () => probe.close(() => resolve(null)));
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
