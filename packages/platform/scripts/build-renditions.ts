import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DEMO_FOLDER,
  demoMedia,
  PREBUILT_WIDTHS,
  renderImage,
  renditionName,
} from '../src/images/index.ts';

// Makes the AVIFs of the demo's pictures that are missing, slowly and well, and removes those of
// pictures that are no longer there. It takes some minutes.
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
