import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** Listens on a free local port and returns the URL. */
export async function listening(server: Server): Promise<{ port: number; url: string }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { port: address.port, url: `http://127.0.0.1:${address.port}` };
}

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = await listening(server);
  await new Promise((closed) => server.close(closed));
  return port;
}
