import { isRecord } from '@lokke/http-client';
import {
  entryField,
  type Fields,
  listField,
  numberField,
  type ReadEntry,
  stringField,
} from '../entry-fields.ts';
import { type ContentImage, fileOf, imageOf, readImage } from './content-image.ts';
import { type LinkTarget, targetOf } from './content-link.ts';

/** Spec §3: the media component. */
export interface ContentMedia {
  readonly title: string | null;
  readonly type: 'image' | 'video';
  readonly altText: string;
  readonly desktopImage: ContentImage | null;
  readonly mobileImage: ContentImage | null;
  readonly thumbnails: readonly ContentImage[];
  readonly video: { readonly url: string; readonly contentType: string } | null;
  /** Such as `16:9`. */
  readonly videoAspectRatio: { readonly width: number; readonly height: number } | null;
  /** Shares from 0 to 1, from the left and from the top. */
  readonly focalPoint: { readonly x: number; readonly y: number } | null;
  readonly link: LinkTarget | null;
}

/** Null where there is neither an image nor a video. */
export function readMedia(entry: ReadEntry | null): ContentMedia | null {
  if (entry?.contentType !== 'mediaComponent') return null;
  const { fields } = entry;
  const [desktopImage, mobileImage] = [
    imageOf(fields, 'desktopImage'),
    imageOf(fields, 'mobileImage'),
  ];
  const video = videoOf(fields);
  if (desktopImage === null && mobileImage === null && video === null) return null;
  const thumbnails = listField(fields, 'thumbnails').flatMap((asset) => readImage(asset) ?? []);
  return {
    title: stringField(fields, 'title'),
    type: video === null ? 'image' : 'video',
    altText: stringField(fields, 'altText') ?? '',
    desktopImage,
    mobileImage,
    thumbnails,
    video,
    videoAspectRatio: ratioOf(stringField(fields, 'videoAspectRatio')),
    focalPoint: focalPointOf(fields['focalPoint']),
    link: targetOf(fields, 'link'),
  };
}

export function mediaOf(fields: Fields, name: string): ContentMedia | null {
  return readMedia(entryField(fields, name));
}

/** A component of the type `image` has no video, even if the field is filled. */
function videoOf(fields: Fields): ContentMedia['video'] {
  if (stringField(fields, 'type')?.toLowerCase() !== 'video') return null;
  const file = fileOf(fields['video']);
  if (file === null || !file.contentType.startsWith('video/')) return null;
  return { url: file.url, contentType: file.contentType };
}

function ratioOf(text: string | null): ContentMedia['videoAspectRatio'] {
  const [, width, height] =
    /^\s*(\d+(?:\.\d+)?)\s*[:/x]\s*(\d+(?:\.\d+)?)\s*$/.exec(text ?? '') ?? [];
  const ratio = { width: Number(width), height: Number(height) };
  return ratio.width > 0 && ratio.height > 0 ? ratio : null;
}

function focalPointOf(value: unknown): ContentMedia['focalPoint'] {
  if (!isRecord(value)) return null;
  const [x, y] = [numberField(value, 'x'), numberField(value, 'y')];
  const isInside = (part: number | null): part is number => part !== null && part >= 0 && part <= 1;
  return isInside(x) && isInside(y) ? { x, y } : null;
}
