import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { gid, makeShops, type ShopKey } from '../../protocol/index.ts';
import {
  bool,
  list,
  nullableText,
  number,
  readValue,
  record,
  text,
} from '../../protocol/json/index.ts';
import type { ProductRecord } from '../../shopify/catalogue/index.ts';
import type { ReviewDraft } from '../../shopify/reviews/index.ts';
import { readJson } from './catalogue.ts';
import type { Demo } from './demo.ts';
import { baseLanguage } from './texts.ts';

const review = v.object({
  rating: number,
  title: text,
  body: text,
  author: text,
  submittedOn: text,
  hairType: nullableText,
  bought: bool,
  reply: nullableText,
});

type Review = v.InferOutput<typeof review>;
const reviews = list(review);

function fileOf(folder: string, locale: string): string {
  return join(folder, 'reviews', `${locale}.json`);
}

/** Reviews by the handle of their product: those of the region, as en-US, where its people have written; else the language's. */
export function readReviews(folder: string, locale: string): Readonly<Record<string, unknown>> {
  const own = existsSync(fileOf(folder, locale)) ? locale : baseLanguage(locale);
  return readJson(fileOf(folder, own), record);
}

/** The demo's reviews of a shop's products in its languages, in English where nobody wrote in them. */
export function demoReviews(
  { folder }: Demo,
  shop: ShopKey,
  products: readonly Pick<ProductRecord, 'handle' | 'number'>[],
) {
  const { countryCode, languages } = makeShops()[shop];
  const spoken = languages.map(({ isoCode }) => isoCode);
  const written = spoken.filter((language) => existsSync(fileOf(folder, language)));
  return (written.length > 0 ? written : ['en']).flatMap((language) => {
    const all = readReviews(folder, `${language}-${countryCode}`);
    return products.flatMap(({ handle, number: product }) =>
      (all[handle] === undefined ? [] : readValue(reviews, all[handle], handle)).map((one) => ({
        isPublished: true,
        handle: null,
        draft: draftOf(one, { language, productId: gid('Product', product) }),
      })),
    );
  });
}

function draftOf(
  { submittedOn, bought, ...said }: Review,
  about: Pick<ReviewDraft, 'language' | 'productId'>,
): ReviewDraft {
  return {
    ...about,
    ...said,
    submittedAt: `${submittedOn}T12:00:00Z`,
    authorId: null,
    isBought: bought,
    pictureUrls: [],
    source: 'storefront',
  };
}
