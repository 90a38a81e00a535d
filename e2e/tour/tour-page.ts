import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import CHAPTERS from './chapters.json' with { type: 'json' };
import { type Screenshot, screenshotFile } from './take-screenshot.ts';

const DOCS = resolve(import.meta.dirname, '..', '..', 'docs');
const PICTURES = join(DOCS, 'pictures', 'tour');
const HEAD = `# A tour of the shop

Every screen, cut to about the first viewport; each chapter in another market. Made by \`TOUR_DOCS=1 npm run screenshots\`
([how](visual-tests.md)).
`;

/** Writes docs/tour.md and its pictures, all of them anew, where TOUR_DOCS=1 asks for them. */
export default async function writeTourPage(): Promise<void> {
  if (process.env['TOUR_DOCS'] !== '1') return;
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES, { recursive: true });
  const parts: string[] = [HEAD];
  for (const chapter of CHAPTERS) parts.push(await write(chapter));
  writeFileSync(join(DOCS, 'tour.md'), parts.join('\n'));
}

async function write({
  title,
  text,
  market,
  screens,
  widths,
}: (typeof CHAPTERS)[number]): Promise<string> {
  const images: string[] = [];
  for (const name of screens) {
    for (const width of widths) images.push(await addImage({ locale: market, width, name }));
  }
  return `## ${title}\n\n${text}\n\n${images.join('\n')}\n`;
}

async function addImage(screenshot: Screenshot): Promise<string> {
  const source = screenshotFile(screenshot);
  if (!existsSync(source)) throw new Error(`There is no screenshot ${source}: run the whole tour.`);
  const isPhone = screenshot.width < 700;
  const { width = 0, height = 0 } = await sharp(source).metadata();
  const file = `${screenshot.name}-${screenshot.locale}-${screenshot.width}.webp`;
  await sharp(source)
    .extract({
      left: 0,
      top: 0,
      width,
      height: Math.min(height, Math.round(width * (isPhone ? 2.16 : 0.75))),
    })
    .resize({ width: isPhone ? 320 : 800 })
    .webp({ quality: 60 })
    .toFile(join(PICTURES, file));
  const alt = `${screenshot.name.replaceAll('-', ' ')}, ${screenshot.locale}, ${screenshot.width} px wide`;
  return `<img src="pictures/tour/${file}" alt="${alt}" width="${isPhone ? 160 : 460}">`;
}
