import { DataError } from './store/index.ts';

interface Place {
  readonly hostname: string;
  readonly port: number;
  /** Setting that names the port. */
  readonly setting: string;
}

/** The reason why a server cannot listen, with what to set instead; it is shown without a stack. */
export function listenError(error: Error, { hostname, port, setting }: Place): Error {
  const code = 'code' in error ? String(error.code) : error.message;
  switch (code) {
    case 'EADDRINUSE':
      return new DataError(`Port ${port} is already in use. Set ${setting} to a free one.`);
    case 'EACCES':
      return new DataError(`Port ${port} needs an administrator. Set ${setting} to one from 1024.`);
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'ENOTFOUND':
    case 'EINVAL':
      return new DataError(
        `This machine has no address ${hostname} (${code}). Set HOST to one that it has.`,
      );
    default:
      return error;
  }
}
