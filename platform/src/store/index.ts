export { maySweep } from './clock.ts';
export { asDataError, DataError, isLocked } from './data-error.ts';
export { checkFolderIsFree, dataFileIn, lockDataFolder, makeDataFolder } from './data-folder.ts';
export { isKeyOf, keyFileOf, keyIn } from './data-key.ts';
export { keepLatest, keepParsed, latestValues } from './keep-latest.ts';
export { checkIntegrity, checkSchema } from './migrate.ts';
export { makePrivateFile } from './private-file.ts';
export { openStore, type Store } from './store.ts';
export {
  column,
  defineTable,
  integerColumn,
  type Row,
  type RowOf,
  type Sql,
  textColumn,
} from './table.ts';
