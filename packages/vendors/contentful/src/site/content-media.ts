import {
  entryOf,
  type Fields,
  isRecord,
  listOf,
  numberOf,
  type ReadEntry,
  textOf,
} from '../content-value.ts';
import { type LinkTarget, targetOf } from './content-link.ts';

export interface ContentImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

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
  /** From 0 to 1, from the left and from the top. */
  readonly focalPoint: { readonly x: number; readonly y: number } | null;
  readonly link: LinkTarget | null;
}

/** Null for what shows nothing: neither a picture nor a video. */
export function readMedia(entry: ReadEntry | null): ContentMedia | null {
  if (entry?.contentType !== 'mediaComponent') return null;
  const { fields } = entry;
  const [desktopImage, mobileImage] = [
    imageOf(fields, 'desktopImage'),
    imageOf(fields, 'mobileImage'),
  ];
  const video = videoOf(fields);
  if (desktopImage === null && mobileImage === null && video === null) return null;
  const thumbnails = listOf(fields, 'thumbnails').flatMap((asset) => readImage(asset) ?? []);
  return {
    title: textOf(fields, 'title'),
    type: video === null ? 'image' : 'video',
    altText: textOf(fields, 'altText') ?? '',
    desktopImage,
    mobileImage,
    thumbnails,
    video,
    videoAspectRatio: ratioOf(textOf(fields, 'videoAspectRatio')),
    focalPoint: focalPointOf(fields['focalPoint']),
    link: targetOf(fields, 'link'),
  };
}

export function mediaOf(fields: Fields, name: string): ContentMedia | null {
  return readMedia(entryOf(fields, name));
}

function imageOf(fields: Fields, name: string): ContentImage | null {
  return readImage(fields[name]);
}

function readImage(asset: unknown): ContentImage | null {
  const file = fileOf(asset);
  if (file === null || !file.contentType.startsWith('image/')) return null;
  const { details } = file;
  const image = isRecord(details) && isRecord(details['image']) ? details['image'] : {};
  const [width, height] = [numberOf(image, 'width'), numberOf(image, 'height')];
  if (width === null || height === null || width <= 0 || height <= 0) return null;
  return { url: file.url, width, height };
}

/** A component of the type `image` shows its pictures, whatever else was left in it. */
function videoOf(fields: Fields): ContentMedia['video'] {
  if (textOf(fields, 'type')?.toLowerCase() !== 'video') return null;
  const file = fileOf(fields['video']);
  if (file === null || !file.contentType.startsWith('video/')) return null;
  return { url: file.url, contentType: file.contentType };
}

function fileOf(asset: unknown) {
  if (!isRecord(asset) || !isRecord(asset['fields']) || !isRecord(asset['fields']['file'])) {
    return null;
  }
  const { file } = asset['fields'];
  const [url, contentType] = [textOf(file, 'url'), textOf(file, 'contentType')];
  const details = file['details'];
  if (url === null || contentType === null || !URL.canParse(url, 'https://host')) return null;
  return { url, contentType, details };
}

function ratioOf(text: string | null): ContentMedia['videoAspectRatio'] {
  const [, width, height] =
    /^\s*(\d+(?:\.\d+)?)\s*[:/x]\s*(\d+(?:\.\d+)?)\s*$/.exec(text ?? '') ?? [];
  const ratio = { width: Number(width), height: Number(height) };
  return ratio.width > 0 && ratio.height > 0 ? ratio : null;
}

function focalPointOf(value: unknown): ContentMedia['focalPoint'] {
  if (!isRecord(value)) return null;
  const [x, y] = [numberOf(value, 'x'), numberOf(value, 'y')];
  const isInside = (part: number | null): part is number => part !== null && part >= 0 && part <= 1;
  return isInside(x) && isInside(y) ? { x, y } : null;
}
