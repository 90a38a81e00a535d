import type { MediaFile } from './media-library.ts';

/** Where a shop serves a file, below the shop's own address. */
export function fileAddress({ name, version }: Pick<MediaFile, 'name' | 'version'>): string {
  return `/cdn/files/${encodeURIComponent(name)}?v=${version}`;
}
