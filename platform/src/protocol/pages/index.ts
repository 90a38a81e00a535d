export { brandTexts, messagesIn } from './brand-texts.ts';
export { type Field, field, problemText } from './field.ts';
export { fillIn, fillInCount } from './fill-in.ts';
export {
  addLabel,
  displayDate,
  formatMoney,
  formatPrice,
  formatThreshold,
  promisedDay,
  promisedDays,
} from './formats.ts';
export { icon, type Markup, markupText, resizedImageUrl } from './markup.ts';
export { masthead } from './masthead.ts';
export { type PageDocument, pageHeaders, sendPage } from './page-document.ts';
export { pageAssetHref, pagesArea } from './pages-area.ts';
