import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { TOUR_FOLDER } from './take-screenshot.ts';
import { writeTourPage } from './tour-page.ts';

const CELL = { width: 480, height: 940, gap: 20, label: 28 };
const COLUMNS = 4;
const SHEET_SIZE = 2 * COLUMNS;

/** Makes contact sheets of each market and width, in test-results/tour; with TOUR_DOCS=1 docs/tour.md instead. */
export default async function buildGallery(): Promise<void> {
  if (process.env['TOUR_DOCS'] === '1') {
    await writeTourPage();
    return;
  }
  for (const locale of foldersIn(TOUR_FOLDER)) {
    for (const width of foldersIn(join(TOUR_FOLDER, locale))) {
      const folder = join(TOUR_FOLDER, locale, width);
      const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
      for (let from = 0; from < files.length; from += SHEET_SIZE) {
        const shown = files.slice(from, from + SHEET_SIZE).map((file) => join(folder, file));
        const sheet = join(TOUR_FOLDER, `${locale}-${width}-${from / SHEET_SIZE + 1}.png`);
        await makeContactSheet(shown, sheet);
        console.log(sheet);
      }
    }
  }
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Pastes screenshots on one sheet, each with its name; what is longer than its cell is cut off below. */
async function makeContactSheet(files: readonly string[], sheet: string): Promise<void> {
  const step = { x: CELL.width + CELL.gap, y: CELL.height + CELL.label + CELL.gap };
  const layers: OverlayOptions[] = [];
  for (const [index, file] of files.entries()) {
    const left = CELL.gap + (index % COLUMNS) * step.x;
    const top = CELL.gap + Math.floor(index / COLUMNS) * step.y;
    const fitted = await sharp(file)
      .resize({ width: CELL.width })
      .toBuffer({ resolveWithObject: true });
    const height = Math.min(fitted.info.height, CELL.height);
    const cell = await sharp(fitted.data)
      .extract({ left: 0, top: 0, width: CELL.width, height })
      .toBuffer();
    layers.push({ input: labelOf(basename(file, '.png')), left, top });
    layers.push({ input: cell, left, top: top + CELL.label });
  }
  await sharp({
    create: {
      width: CELL.gap + Math.min(files.length, COLUMNS) * step.x,
      height: CELL.gap + Math.ceil(files.length / COLUMNS) * step.y,
      channels: 3,
      background: '#8a8a8a',
    },
  })
    .composite(layers)
    .png()
    .toFile(sheet);
}

function labelOf(name: string): Buffer {
  return Buffer.from(
    `<svg width="${CELL.width}" height="${CELL.label}"><text x="0" y="20" font-size="18" fill="#fff" font-family="sans-serif">${name}</text></svg>`,
  );
}
