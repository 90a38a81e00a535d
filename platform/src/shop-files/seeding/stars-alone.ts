import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ShopKey } from '../../protocol/index.ts';
import { list, number, readValue, record } from '../../protocol/json/index.ts';
import { type DemoProduct, readJson } from './catalogue.ts';

const ratings = list(v.object({ rating: number }));

const STARS = [5, 4, 3, 2, 1];

/** Part of the ratings that nobody explains, of any product. */
const UNEXPLAINED = [0, 0, 0.02, 0.012, 0.015];

/** Counts of ratings by the handle of their product, in all languages, 5 stars first. */
export function readStars(folder: string): ReadonlyMap<string, readonly number[]> {
  const stars = new Map<string, number[]>();
  const files = existsSync(join(folder, 'reviews')) ? readdirSync(join(folder, 'reviews')) : [];
  const pages = files.map((file) => readJson(join(folder, 'reviews', file), record));
  for (const [handle, all] of pages.flatMap((page) => Object.entries(page))) {
    const counts = stars.get(handle) ?? STARS.map(() => 0);
    stars.set(handle, counts);
    for (const { rating } of readValue(ratings, all, handle)) {
      const at = STARS.indexOf(rating);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return stars;
}

/** Ratings without words of what sells most. */
const MOST_ALONE = 400;
const MOST_SOLD = 18_420;

/** Ratings without words that a shop's customers gave a product: as many as it sells, spread as its reviews are. */
export function starsAloneOf(
  { starsOf }: { readonly starsOf: (handle: string) => readonly number[] },
  shop: ShopKey,
  { handle, soldQuantity }: Pick<DemoProduct, 'handle' | 'soldQuantity'>,
): readonly number[] {
  const stars = starsOf(handle);
  const sum = stars.reduce((total, one) => total + one, 0);
  if (soldQuantity === null || sum === 0) return [];
  // Shops differ from each other, and say the same at each start.
  const [chance = 0] = createHash('sha256').update(`${shop} ${handle}`).digest();
  const most = MOST_ALONE * (soldQuantity / MOST_SOLD) ** 1.3;
  const count = most * (0.55 + (0.45 * chance) / 255);
  return stars.map((one, index) => Math.round(count * (one / sum + (UNEXPLAINED[index] ?? 0))));
}
