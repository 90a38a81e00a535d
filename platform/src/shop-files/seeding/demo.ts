import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@lokke/brand';
import { DEMO_FOLDER } from '../../shopify/images/index.ts';
import { type DemoCatalogue, readDemoCatalogue } from './catalogue.ts';
import { readStars } from './stars-alone.ts';
import { type Audience, baseLanguage, readTexts, type Texts } from './texts.ts';

/** The demo as a brand sells it. */
export function demoOf({ namespace }: Pick<Brand, 'namespace'>): Demo {
  return openDemo(DEMO_FOLDER, 'demo', namespace);
}

/** The data of the demo brand, read from its folder once. */
export interface Demo {
  readonly folder: string;
  /** Namespace of its metafields: that of the brand which sells it. */
  readonly namespace: string;
  readonly catalogue: DemoCatalogue;
  /** The texts of a locale such as `nl-BE`; those of its language where the region has none. */
  readonly textsIn: (locale: string) => Texts;
  /** Ratings that reviews in all languages give a product, by its handle, 5 stars first. */
  readonly starsOf: (handle: string) => readonly number[];
}

export function openDemo(
  folder = DEMO_FOLDER,
  audience: Audience = 'demo',
  namespace = 'lokke',
): Demo {
  const read = new Map<string, Texts>();
  let stars: ReturnType<typeof readStars> | null = null;
  return {
    folder,
    namespace,
    catalogue: readDemoCatalogue(folder),
    textsIn(locale) {
      const hasOwn = existsSync(join(folder, 'texts', locale));
      const language = hasOwn ? locale : baseLanguage(locale);
      const texts = read.get(language) ?? readTexts(folder, language, audience);
      read.set(language, texts);
      return texts;
    },
    starsOf(handle) {
      stars ??= readStars(folder);
      return stars.get(handle) ?? [];
    },
  };
}
