export { formatQuery, parseQuery, type QueryPair } from './query-string.ts';
