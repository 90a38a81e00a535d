import { isRecord } from '@lokke/http-client';
import { type Fields, numberField, stringField } from '../entry-fields.ts';

export interface ContentImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export function imageOf(fields: Fields, name: string): ContentImage | null {
  return readImage(fields[name]);
}

export function readImage(asset: unknown): ContentImage | null {
  const file = fileOf(asset);
  if (file === null || !file.contentType.startsWith('image/')) return null;
  const { details } = file;
  const image = isRecord(details) && isRecord(details['image']) ? details['image'] : {};
  const [width, height] = [numberField(image, 'width'), numberField(image, 'height')];
  if (width === null || height === null || width <= 0 || height <= 0) return null;
  return { url: file.url, width, height };
}

export function fileOf(asset: unknown) {
  if (!isRecord(asset) || !isRecord(asset['fields']) || !isRecord(asset['fields']['file'])) {
    return null;
  }
  const { file } = asset['fields'];
  const [url, contentType] = [stringField(file, 'url'), stringField(file, 'contentType')];
  const details = file['details'];
  if (url === null || contentType === null || !URL.canParse(url, 'https://host')) return null;
  return { url, contentType, details };
}
