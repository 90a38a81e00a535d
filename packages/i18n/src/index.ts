export type { SourceMessages } from '../generated/source-messages.ts';
export { type BrandTexts, brandMessages } from './brand-messages.ts';
export { displayNamesOf, numberFormatOf } from './formatters.ts';
export { loadLanguage, loadMessages, loadNamespaces } from './load-messages.ts';
export { type MarketNames, marketNames } from './market-names.ts';
export type {
  LanguageFile,
  LoadedMessages,
  Message,
  Messages,
  Namespace,
  TextsPlace,
} from './messages.ts';
export { createTranslate, type Translate, type TranslateOf } from './translate.ts';
