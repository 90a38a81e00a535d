import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { CHAPTERS, type Chapter } from './chapters.ts';
import { type Picture, pictureFile } from './picture-file.ts';

const DOCS = resolve(import.meta.dirname, '..', '..', 'docs');
const PICTURES = join(DOCS, 'pictures', 'tour');
const HEAD = `# A tour of the shop

Every screen as it is now, cut to about what a first look shows; each chapter in another market. Made by \`TOUR_DOCS=1 npm run tour\`
([how](looks.md)).
`;

/** docs/tour.md and its pictures, all of them anew. */
export async function writeTourPage(): Promise<void> {
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES, { recursive: true });
  const parts: string[] = [HEAD];
  for (const chapter of CHAPTERS) parts.push(await write(chapter));
  writeFileSync(join(DOCS, 'tour.md'), parts.join('\n'));
}

async function write({ title, text, market, screens, widths }: Chapter): Promise<string> {
  const images: string[] = [];
  for (const name of screens) {
    for (const width of widths) images.push(await hang({ locale: market, width, name }));
  }
  return `## ${title}\n\n${text}\n\n${images.join('\n')}\n`;
}

async function hang(picture: Picture): Promise<string> {
  const source = pictureFile(picture);
  if (!existsSync(source)) throw new Error(`The tour has no picture ${source}: run it whole.`);
  const isPhone = picture.width < 700;
  const { width = 0, height = 0 } = await sharp(source).metadata();
  const file = `${picture.name}-${picture.locale}-${picture.width}.webp`;
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
  const alt = `${picture.name.replaceAll('-', ' ')}, ${picture.locale}, ${picture.width} px wide`;
  return `<img src="pictures/tour/${file}" alt="${alt}" width="${isPhone ? 160 : 460}">`;
}
