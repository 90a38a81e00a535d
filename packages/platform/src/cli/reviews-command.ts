import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { keepReviews, readReviewsCsv, writeReviewsCsv } from '../reviews/index.ts';
import { type Command, DONE, REFUSED, shopOption, UsageError } from './command.ts';
import { printProblems, printWarnings } from './print-report.ts';

export const importReviewsCommand: Command = {
  usage: 'import-reviews <file.csv> --shop <shop>',
  summary: 'reviews in the columns of review apps; all of them or none',
  async run(input) {
    const shop = shopOption(input.shop);
    const [given, ...more] = input.arguments;
    if (given === undefined) throw new UsageError('Missing file to import.');
    if (more.length > 0) throw new UsageError(`Expected one file, but got "${more[0]}", too.`);
    const bytes = await readFile(resolve(input.workingDir, given)).catch(() => {
      throw new UsageError(`Cannot read the file "${given}".`);
    });
    const context = input.openPlatform();
    const { reviews, report } = await readReviewsCsv(
      { sql: context.store.read, shop: context.shops[shop], now: context.now() },
      bytes,
    );
    printWarnings(input.err, report);
    if (report.problemCount > 0) {
      printProblems(input.err, report);
      input.err.write(`${shop}: nothing was imported.\n`);
      return REFUSED;
    }
    await context.store.write((sql) => keepReviews(sql, context, shop, reviews));
    input.out.write(`${shop}: imported ${reviews.length} reviews from ${basename(given)}.\n`);
    return DONE;
  },
};

export const exportReviewsCommand: Command = {
  usage: 'export-reviews --shop <shop> [--out <file.csv>]',
  summary: 'all reviews in the columns that they are imported by',
  async run(input) {
    const shop = shopOption(input.shop);
    const csv = writeReviewsCsv(input.openPlatform().store.read, shop);
    if (input.outFile === undefined) {
      input.out.write(csv);
      return DONE;
    }
    await writeFile(resolve(input.workingDir, input.outFile), csv);
    input.err.write(`${shop}: wrote ${input.outFile}.\n`);
    return DONE;
  },
};
