export { DESK_LANGUAGE, deskFrame } from './desk-frame.ts';
export { formatMoney } from './format-money.ts';
export { icon } from './icons.ts';
export { type Markup, markupText } from './markup.ts';
export { pageAssetHref } from './page-assets.ts';
export { type PageDocument, sendPage } from './page-document.ts';
export { pagesArea } from './pages-area.ts';
export { pageHeaders } from './security-headers.ts';
export { smallPicture } from './small-picture.ts';
