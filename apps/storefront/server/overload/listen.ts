import { once } from 'node:events';
import type { Server } from 'node:http';
import { ConfigError } from '../config/index.ts';

/** Length of the accept queue; a client beyond it retries after a whole second. */
const BACKLOG = 4_096;

interface ListenOptions {
  readonly port: number;
  readonly host: string;
}

/** Listens and returns the port. */
export async function listen(server: Server, options: ListenOptions): Promise<number> {
  server.listen({ ...options, backlog: BACKLOG });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new ConfigError(sentenceOf(error, options));
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

function sentenceOf(error: unknown, { host, port }: ListenOptions): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Set PORT to a free one.`;
    case 'EACCES':
      return `Port ${port} needs an administrator. Set PORT to one from 1024.`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'ENOTFOUND':
    case 'EINVAL':
      return `This machine has no address ${host} (${code}). Set HOST to one that it has, for example HOST=::1.`;
    default:
      return `The server cannot listen on ${host}, port ${port} (${code}). Set HOST and PORT.`;
  }
}
