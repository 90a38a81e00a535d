import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface BrandFile {
  readonly contentType: string;
  readonly content: Buffer<ArrayBuffer>;
  /** Changes with the content, so that a browser may keep the file. */
  readonly version: string;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
const ACTIVE_SVG = ['<script', '<foreignobject', 'javascript:', '<!entity'];
const EVENT_HANDLER = /\son[a-z]+=/;
const VERSION_LENGTH = 10;

/** Reads a file of the brand, or says why it cannot be used. */
export function readBrandFile(folder: string, path: string): BrandFile | string {
  const extension = extname(path);
  const contentType = CONTENT_TYPES[extension];
  if (contentType === undefined) {
    return `only ${Object.keys(CONTENT_TYPES).join(', ')} can be used.`;
  }
  const content = contentOf(join(folder, path));
  if (typeof content === 'string') return content;
  if (extension === '.svg') {
    const text = content.toString('utf8');
    if (isActive(text.toLowerCase())) return 'an SVG with scripts cannot be used.';
    if (shapeOf(text) === null) return 'the SVG needs a viewBox.';
  }
  if (extension === '.woff2' && content.subarray(0, 4).toString('latin1') !== 'wOF2') {
    return 'it is no woff2 font.';
  }
  return { contentType, content, version: versionOf(content) };
}

function isActive(svg: string): boolean {
  return ACTIVE_SVG.some((part) => svg.includes(part)) || EVENT_HANDLER.test(svg);
}

/** Width by height of an SVG: `247.5 / 72.2`. */
export function shapeOf(svg: string): string | null {
  const [, width, height] =
    /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? [];
  return width === undefined || height === undefined ? null : `${width} / ${height}`;
}

export function versionOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, VERSION_LENGTH);
}

function contentOf(file: string): Buffer<ArrayBuffer> | string {
  try {
    return readFileSync(file);
  } catch (error) {
    return `it cannot be read (${codeOf(error)}).`;
  }
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
