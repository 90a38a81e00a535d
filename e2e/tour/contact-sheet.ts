import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

const CELL = { width: 480, height: 940, gap: 20, label: 28 };
const COLUMNS = 4;
const ROWS = 2;

/** Pastes a folder's pictures on sheets of eight, each with its name; what is longer than its cell is cut off below. */
export async function makeContactSheet(folder: string, target: string): Promise<readonly string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
  const sheets: string[] = [];
  for (let from = 0; from < files.length; from += COLUMNS * ROWS) {
    const sheet = `${target}-${from / (COLUMNS * ROWS) + 1}.png`;
    await paste(
      files.slice(from, from + COLUMNS * ROWS).map((file) => join(folder, file)),
      sheet,
    );
    sheets.push(sheet);
  }
  return sheets;
}

async function paste(files: readonly string[], sheet: string): Promise<void> {
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
