/** The data cannot be used. The message says why and what to do; it is shown without a stack. */
export class DataError extends Error {}

export const DAMAGED = 'is damaged. Restore a backup: npm run platform -- restore <file>.';
const NOT_WRITABLE =
  'cannot be written. Give this user write permission on it and its folder, or set DATA_DIR to another folder.';
const FULL = 'cannot grow: the disk is full. Free some space and try again.';
const NO_FOLDER = 'cannot be made: a part of its path is a file. Set DATA_DIR to another folder.';

/** By the primary result code of SQLite, or the code of the file system. */
const MEANINGS: Readonly<Record<string, string>> = {
  5: 'is locked by another program for too long. End that program and try again.',
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
  EEXIST: NO_FOLDER,
  ENOENT: 'cannot be made: its folder is missing. Make the folder, or set DATA_DIR to another one.',
  ENOTDIR: NO_FOLDER,
  EISDIR: 'is a folder where a file must be. Move it away, or set DATA_DIR to another folder.',
};

/** The error with the sentence that explains it; any other error is a fault of ours and stays as it is. */
export function asDataError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || error instanceof DataError) return error;
  const code = 'code' in error ? error.code : null;
  const errcode = 'errcode' in error ? error.errcode : null;
  const key = code === 'ERR_SQLITE_ERROR' ? Number(errcode) & 0xff : String(code);
  const meaning = MEANINGS[key];
  return meaning === undefined ? error : new DataError(`${path} ${meaning}`, { cause: error });
}
