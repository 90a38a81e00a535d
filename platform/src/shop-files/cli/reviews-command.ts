import { basename, resolve } from 'node:path';
import type { ShopKey } from '../../protocol/index.ts';
import { countOf } from '../../protocol/index.ts';
import { saveShopFiles } from '../../shopify/images/index.ts';
import { keepReviews } from '../../shopify/reviews/index.ts';
import { ownPictures } from '../import/index.ts';
import { readReviewsCsv, writeReviewsCsv } from '../reviews-csv/index.ts';
import {
  type Command,
  type CommandInput,
  DONE,
  importArgument,
  readNamed,
  shopOption,
} from './command.ts';
import { writeExport } from './import-command.ts';
import { picturesAt, picturesIn } from './pictures-option.ts';
import { printWarnings, refuseFiles } from './print-report.ts';

export const importReviewsCommand: Command = {
  usage: 'import-reviews <file.csv> --shop <shop> [--pictures <folder or zip>]',
  takes: ['shop', 'pictures', 'strict'],
  summary: 'reviews in the columns of review apps; bad rows are left out, unless --strict',
  run(input) {
    const path = resolve(input.workingDir, importArgument(input));
    return importReviews(input, shopOption(input.options.shop), path);
  },
};

export async function importReviews(
  input: CommandInput,
  shop: ShopKey,
  path: string,
): Promise<number> {
  const bytes = await readNamed(input, path);
  const picturesPath = await picturesAt(input, null);
  const pictures = picturesPath === null ? null : await picturesIn(picturesPath);
  const context = input.openPlatform();
  const { store } = context;
  const exported = ownPictures(store, shop);
  const { reviews, report } = await readReviewsCsv(
    {
      sql: store.read,
      shop: context.shops[shop],
      now: context.now(),
      isStrict: input.options.strict === true,
      file: basename(path),
      findPicture: (url) => pictures?.find(url) ?? exported(url),
    },
    bytes,
  );
  for (const note of pictures?.leftOut ?? []) input.err.write(`  warning ${note}\n`);
  if (report.problemCount > 0) {
    return refuseFiles(input.err, report, `${shop}: nothing was imported.`);
  }
  printWarnings(input.err, report);
  await store.write((sql) => {
    saveShopFiles(sql, { store, shop }, pictures?.used() ?? []);
    keepReviews(sql, context, shop, { reviews });
  });
  input.out.write(
    `${shop}: imported ${countOf(reviews.length, 'review')} from ${basename(path)}.\n`,
  );
  return DONE;
}

export const exportReviewsCommand: Command = {
  usage: 'export-reviews --shop <shop> [--out <file.csv>]',
  takes: ['shop', 'out'],
  summary: 'all reviews in the columns that they are imported by',
  async run(input) {
    const shop = shopOption(input.options.shop);
    return writeExport(input, shop, writeReviewsCsv(input.openPlatform().store.read, shop));
  },
};
