import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';

/** Waits until a file is on disk. */
export interface DiskSync {
  /** Off the main thread: resolves once everything written before the call is on disk. */
  sync(): Promise<void>;
  /** On this thread, for the last time. */
  close(): void;
}

export function openDiskSync(path: string): DiskSync {
  // Windows flushes only files that may be written.
  const file = openSync(path, 'r+');
  return {
    sync() {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      fdatasync(file, (error) => (error === null ? resolve() : reject(error)));
      return promise;
    },
    close() {
      fdatasyncSync(file);
      closeSync(file);
    },
  };
}
