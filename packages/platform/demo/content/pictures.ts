import type { ContentAsset } from './asset.ts';

function picture(name: string, fileName: string, width: number, height: number): ContentAsset {
  return { id: `picture-${name}`, title: name, fileName, width, height };
}

/** The pictures of pages; the platform serves them by their file names. */
export const PICTURES: readonly ContentAsset[] = [
  picture('hero-desktop', 'hero-desktop.webp', 1600, 900),
  picture('hero-mobile', 'hero-mobile.webp', 900, 1200),
  picture('strands-rain', 'rain.webp', 1600, 900),
];
