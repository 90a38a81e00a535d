import { isLocale, marketOf } from '@lokke/domain/markets';
import { Hono } from 'hono';
import { keepNewest } from '../../shared-state/in-process/index.ts';
import type { Salons } from './create-salons.ts';

const FILE = /^([\da-f]{32})-(large|small)\.webp$/;
const MOST_KEPT = 100;

/** Serves photos of pages that the office approved; whoever asks for others asks no database. */
export function servePhotos({ listOf, photos }: Pick<Salons, 'listOf' | 'photos'>): Hono {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const read = async (id: string, size: 'large' | 'small') => {
    const key = `${id}-${size}`;
    const found =
      kept.get(key) ?? (await photos.read(id, size).then((one) => one && new Uint8Array(one)));
    if (found) keepNewest(kept, MOST_KEPT, key, found);
    return found;
  };
  const app = new Hono();
  app.get('/:locale/:salonNo/:file', async ({ req, body }) => {
    const { locale, salonNo, file } = req.param();
    const [, id = '', size = ''] = FILE.exec(file) ?? [];
    const list = isLocale(locale) && id !== '' ? await listOf(marketOf(locale)) : null;
    const isShown = list?.kind === 'found' && list.value.detailsOf(salonNo).photo?.id === id;
    const bytes = isShown ? await read(id, size === 'small' ? 'small' : 'large') : null;
    // A photo that is taken back is gone everywhere within a day.
    return bytes
      ? body(bytes, 200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' })
      : body(null, 404, { 'cache-control': 'no-store' });
  });
  return app;
}
