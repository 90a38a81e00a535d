import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import {
  DEMO_FOLDER,
  demoMedia,
  PREBUILT_WIDTHS,
  renderImage,
  renditionName,
  thumbhashOf,
} from '../src/shopify/images/index.ts';

// Makes the AVIFs of the demo's pictures that are missing, slowly and well, and removes those of
// pictures that are no longer there. Writes into the manifest what each picture looks like from afar. It takes some minutes.
const AVIF_EFFORT = 3;
const folder = join(DEMO_FOLDER, 'renditions');
const library = demoMedia();

mkdirSync(folder, { recursive: true });
const wanted = new Set<string>();
for (const name of library.names) {
  const file = library.find(name);
  if (file === null) continue;
  for (const width of PREBUILT_WIDTHS.filter((width) => width <= file.widthInPixels)) {
    const rendition = renditionName(file, width);
    wanted.add(rendition);
    const path = join(folder, rendition);
    if (existsSync(path)) continue;
    const request = { width, height: null, crop: null, format: 'avif' } as const;
    writeFileSync(path, await renderImage(file.path, request, AVIF_EFFORT));
  }
}
for (const name of readdirSync(folder)) {
  if (!wanted.has(name)) rmSync(join(folder, name));
}

const manifestPath = join(DEMO_FOLDER, 'media/manifest.json');
const manifest: Record<string, object> = JSON.parse(readFileSync(manifestPath, 'utf8'));
for (const [path, entry] of Object.entries(manifest)) {
  const file = library.find(basename(path));
  if (file !== null) manifest[path] = { ...entry, thumbhash: await thumbhashOf(sharp(file.path)) };
}
writeFileSync(manifestPath, `${JSON.stringify(manifest, null, 1)}\n`);
