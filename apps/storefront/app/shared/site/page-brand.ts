import { NO_BRAND, type PageBrand } from '@lokke/contract/ports';

/** Brand that the server wrote into `<html data-brand>`: known before anything renders. */
export function readPageBrand(): PageBrand {
  const text = document.documentElement.dataset['brand'];
  return text === undefined ? NO_BRAND : JSON.parse(text);
}
