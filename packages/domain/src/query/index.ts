export { encodeText, formatQuery, parseQuery, type QueryPair } from './query-string.ts';
