// Cuts the site's pictures into the widths and formats of the pages; the result is committed. Run: node
// scripts/brand-pictures.ts <folder of masters>.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const [masters] = process.argv.slice(2);
if (masters === undefined) throw new Error('Name the folder with the masters: scenes/, strands/.');

const target = new URL('../public/pictures/', import.meta.url).pathname;
const RANGES = ['rain', 'copper', 'honey', 'volt', 'moss', 'chalk'];

const pictures = [
  ...RANGES.map((range) => ({
    master: `scenes/${range}-range`,
    name: `range-${range}`,
    widths: [320, 480, 640],
  })),
  ...RANGES.map((range) => ({
    master: `strands/${range}`,
    name: `strands-${range}`,
    widths: [640, 960],
  })),
];

await mkdir(target, { recursive: true });

// Open Graph picture.
await sharp(join(masters, 'hero/hero-desktop.webp'))
  .resize(1200, 630, { position: 'right' })
  .jpeg({ quality: 76, mozjpeg: true })
  .toFile(join(target, 'preview.jpg'));

for (const { master, name, widths } of pictures) {
  const source = join(masters, `${master}.webp`);
  for (const width of widths) {
    const resized = sharp(source).resize({ width, withoutEnlargement: true });
    await resized
      .clone()
      .avif({ quality: 52, effort: 5 })
      .toFile(join(target, `${name}-${width}.avif`));
    await resized
      .clone()
      .webp({ quality: 74, effort: 5 })
      .toFile(join(target, `${name}-${width}.webp`));
  }
}
