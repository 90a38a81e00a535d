// Cuts a brand's pictures into the widths and formats of the pages; the result is committed. Run: node
// scripts/brand-pictures.ts <folder of masters> <folder of the brand>.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readBrand, SCENE_WIDTHS } from '@lokke/brand';
import sharp from 'sharp';

const [masters, brandFolder] = process.argv.slice(2);
if (masters === undefined || brandFolder === undefined) {
  throw new Error('Name the folder with the masters (scenes/, strands/, hero/) and the brand.');
}

const files = join(brandFolder, 'files');
const target = join(files, 'pictures');
const { ranges } = readBrand(brandFolder);
const BACKDROPS = ['chalk', 'copper'];

interface Cut {
  readonly master: string;
  readonly name: string;
  readonly widths: readonly number[];
  /** Default: the same. */
  readonly webpWidths?: readonly number[];
}

const pictures: readonly Cut[] = [
  ...ranges.map(({ handle }) => ({
    master: `scenes/${handle}-range`,
    name: `range-${handle}`,
    widths: [320, 480, 640],
  })),
  ...ranges
    .filter(({ scene }) => scene)
    .map(({ handle }) => ({
      master: `scenes/${handle}-wide-scene`,
      name: `scene-${handle}`,
      widths: SCENE_WIDTHS,
      webpWidths: SCENE_WIDTHS.slice(-1),
    })),
  ...BACKDROPS.map((range) => ({
    master: `strands/${range}`,
    name: `strands-${range}`,
    widths: [960],
  })),
];

await mkdir(target, { recursive: true });

// Open Graph picture.
await sharp(join(masters, 'hero/hero-desktop.webp'))
  .resize(1200, 630, { position: 'right' })
  .jpeg({ quality: 76, mozjpeg: true })
  .toFile(join(files, 'preview.jpg'));

for (const { master, name, widths, webpWidths = widths } of pictures) {
  const source = join(masters, `${master}.webp`);
  for (const width of widths) {
    const resized = sharp(source).resize({ width, withoutEnlargement: true });
    await resized
      .clone()
      .avif({ quality: 52, effort: 5 })
      .toFile(join(target, `${name}-${width}.avif`));
    if (!webpWidths.includes(width)) continue;
    await resized
      .clone()
      .webp({ quality: 74, effort: 5 })
      .toFile(join(target, `${name}-${width}.webp`));
  }
}
