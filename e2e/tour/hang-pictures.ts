import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeContactSheet } from './contact-sheet.ts';
import { TOUR_FOLDER } from './picture-file.ts';
import { writeTourPage } from './tour-page.ts';

/** Sheets for each market and width, in test-results/tour; with TOUR_DOCS=1 docs/tour.md instead. */
export default async function hangPictures(): Promise<void> {
  if (process.env['TOUR_DOCS'] === '1') {
    await writeTourPage();
    return;
  }
  for (const locale of foldersIn(TOUR_FOLDER)) {
    for (const width of foldersIn(join(TOUR_FOLDER, locale))) {
      const folder = join(TOUR_FOLDER, locale, width);
      const sheets = await makeContactSheet(folder, join(TOUR_FOLDER, `${locale}-${width}`));
      console.log(sheets.join('\n'));
    }
  }
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
