export { type LineNews, newsOf, untoldLines } from './line-news.ts';
export {
  type BagMemory,
  goneTitles,
  keyOfLine,
  type MemorableLine,
  type RememberedLine,
  rememberBag,
  rememberTold,
} from './remember-bag.ts';
