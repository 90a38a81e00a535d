import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ImageDraft } from '../../src/catalogue/draft.ts';
import { need } from './source.ts';

interface MediaSize {
  readonly width: number;
  readonly height: number;
}

const MANIFEST: Readonly<Record<string, MediaSize>> = JSON.parse(
  readFileSync(new URL('../source/media/manifest.json', import.meta.url), 'utf8'),
);

/** A picture of the source as the imports name it: by its address under the media base. */
export function picture(file: string, altText: string, mediaBase: string): ImageDraft {
  const { width, height } = need(MANIFEST, file, 'picture');
  return {
    src: mediaBase + basename(file),
    altText,
    widthInPixels: width,
    heightInPixels: height,
  };
}
