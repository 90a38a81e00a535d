import type { ShopTexts } from './shop-texts.ts';
import type { DemoShop } from './shops.ts';
import { type Catalogue, type Copy, readCatalogue, readCopy, type SourceRange } from './source.ts';
import { respell } from './spelling.ts';
import { type DemoLanguage, shopTexts } from './texts/index.ts';

/** The words that a shop speaks in one of its languages. */
export interface Words {
  readonly copy: Copy;
  readonly texts: ShopTexts;
}

/** All that the generator knows while it writes one shop. */
export interface ShopWorld {
  readonly shop: DemoShop;
  readonly catalogue: Catalogue;
  readonly words: Words;
  readonly mediaBase: string;
}

export function wordsOf(language: DemoLanguage, spelling: DemoShop['spelling']): Words {
  const texts = shopTexts[language];
  return {
    copy: readCopy(language, spelling),
    texts: spelling === 'american' ? respell(texts) : texts,
  };
}

export function worldOf(shop: DemoShop, mediaBase: string): ShopWorld {
  return {
    shop,
    catalogue: readCatalogue(),
    words: wordsOf(shop.language, shop.spelling),
    mediaBase,
  };
}

export function rangeOf(catalogue: Catalogue, handle: string): SourceRange {
  const range = catalogue.ranges.find((candidate) => candidate.handle === handle);
  if (range === undefined) throw new Error(`The demo source has no range "${handle}"`);
  return range;
}

export function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
