import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import { demoMedia, demoRenditions, PREBUILT_WIDTHS } from './prebuilt-renditions.ts';

const platform = openPlatform();

const NAME = 'rain-shampoo.webp';

function get(query: string, headers: Record<string, string> = {}, name = NAME) {
  return platform.fetch(`http://localhost:4010/nl/cdn/files/${name}${query}`, { headers });
}

async function measure(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format, compression } = await sharp(bytes).metadata();
  return { width, height, format: format === 'heif' ? compression : format };
}

describe('the image CDN', () => {
  it.each([
    ['', { width: 960, height: 1200, format: 'webp' }],
    ['?width=320', { width: 320, height: 400, format: 'webp' }],
    ['?height=200', { width: 160, height: 200, format: 'webp' }],
    ['?width=300&height=100', { width: 80, height: 100, format: 'webp' }],
    ['?width=200&height=200&crop=center', { width: 200, height: 200, format: 'webp' }],
    ['?width=200&format=avif', { width: 200, height: 250, format: 'av1' }],
    ['?width=200&format=jpg', { width: 200, height: 250, format: 'jpeg' }],
    ['?width=200&format=pjpg', { width: 200, height: 250, format: 'jpeg' }],
    ['?width=200&format=png', { width: 200, height: 250, format: 'png' }],
    ['?width=4000', { width: 960, height: 1200, format: 'webp' }],
    ['?width=2400&height=2400&crop=top', { width: 960, height: 960, format: 'webp' }],
  ])('answers "%s" with %o', async (query, expected) => {
    const response = await get(query);
    expect(response.status).toBe(200);
    expect(await measure(response)).toEqual(expected);
  });

  it('cuts from the side that crop names', async () => {
    const [top, bottom] = await Promise.all(
      ['top', 'bottom'].map(async (crop) => {
        const response = await get(`?width=100&height=50&crop=${crop}&format=png`);
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect(top?.equals(bottom ?? Buffer.alloc(0))).toBe(false);
  });

  it('chooses the format by Accept when the address names none, and says so', async () => {
    const response = await get('?width=100', { accept: 'image/avif,image/webp' });
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('vary')).toBe('Accept');
    const named = await get('?width=100&format=webp', { accept: 'image/avif' });
    expect(named.headers.get('content-type')).toBe('image/webp');
    expect(named.headers.get('vary')).toBeNull();
  });

  it('may be kept for good and answers a known ETag with 304', async () => {
    const first = await get('?width=100');
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('?width=100', { 'if-none-match': `W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const other = await get('?width=101', { 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  it.each(PREBUILT_WIDTHS)('has the AVIF of every picture ready at %d pixels', async (width) => {
    const library = demoMedia();
    const ready = demoRenditions();
    for (const name of library.names) {
      const file = library.find(name);
      if (file === null || file.widthInPixels < width) continue;
      const path = ready.find(file, width);
      expect(path, name).not.toBeNull();
      const measured = await sharp(path ?? '').metadata();
      expect([name, measured.width]).toEqual([name, width]);
    }
  });

  it('names a bad parameter', async () => {
    const response = await get('?width=wide');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('"width"');
  });

  it.each([
    'nothing.webp',
    '..%2F..%2Fcatalogue.json',
    '%2e%2e%2fmanifest.json',
    'manifest.json',
    '%2Fetc%2Fpasswd',
    'rain-shampoo.webp%00.png',
  ])('has no file %s', async (name) => {
    const response = await get('', {}, name);
    expect(response.status).toBe(404);
  });
});
