/** The data cannot be used. The message says why and what to do; it is shown without a stack. */
export class DataError extends Error {}

export const DAMAGED =
  'is damaged. Restore a backup that is not: npm run platform -- restore <file>.';
const NOT_WRITABLE =
  'cannot be opened for writing. Give this user permission on it and its folder, or choose another folder (DATA_DIR).';
const FULL = 'cannot grow: the disk is full. Free some space and try again.';
const NO_FOLDER = 'cannot be made: a part of its path is a file. Choose another folder (DATA_DIR).';

const LOCKED = 5;

/** Meanings by the primary result code of SQLite, or the code of the file system. */
const MEANINGS: Readonly<Record<string, string>> = {
  [LOCKED]: 'is locked by another program for too long. End that program and try again.',
  8: NOT_WRITABLE,
  10: 'cannot be read or written: the disk reports an error. Check the disk.',
  11: DAMAGED,
  13: FULL,
  14: NOT_WRITABLE,
  26: `is not a database, or ${DAMAGED}`,
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
  ENOSPC: FULL,
  EDQUOT: FULL,
  ENOENT:
    'cannot be made: its folder is missing, or takes no new ones. Make it, or choose another one (DATA_DIR).',
  EEXIST: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
  EISDIR: 'is a folder where a file must be. Move it away, or choose another folder (DATA_DIR).',
};

function codeOf(error: Error): string | number {
  const code = 'code' in error ? error.code : null;
  if (code !== 'ERR_SQLITE_ERROR') return String(code);
  return 'errcode' in error ? Number(error.errcode) & 0xff : -1;
}

export function isLocked(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === LOCKED;
}

/** The error with the sentence that explains it; any other error is a fault of ours and stays as it is. */
export function asDataError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || error instanceof DataError) return error;
  const meaning = MEANINGS[codeOf(error)];
  return meaning === undefined ? error : new DataError(`${path} ${meaning}`, { cause: error });
}
