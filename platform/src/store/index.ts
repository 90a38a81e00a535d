export { maySweep } from './clock.ts';
export { asDataError, DataError, isLocked } from './data-error.ts';
export { dataFileIn, lockDataFolder, makeDataFolder } from './data-folder.ts';
export { isKeyOf, keyFileOf, keyIn } from './data-key.ts';
export { keepLatest, keepParsed, latestValues } from './keep-latest.ts';
export { checkIntegrity, checkSchema } from './migrate.ts';
export { makePrivateFile } from './private-file.ts';
export {
  integerColumn,
  type Row,
  textColumn,
  textColumnOrNull,
} from './rows.ts';
export { openStore, type Sql, type Store } from './store.ts';
export { column, defineTable, type RowOf } from './table.ts';
