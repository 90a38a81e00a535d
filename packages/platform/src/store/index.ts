export {
  integerColumn,
  integerColumnOrNull,
  type Row,
  textColumn,
  textColumnOrNull,
} from './rows.ts';
export { openStore, type Sql, type Store } from './store.ts';
