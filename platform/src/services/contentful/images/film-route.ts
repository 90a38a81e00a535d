import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { DEMO_FOLDER } from '../../../shopify/images/index.ts';
import { ContentApiError } from '../content-api-error.ts';

/** Only names of this folder are opened, so no path can lead out. */
const FILMS = join(DEMO_FOLDER, 'media', 'films');
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/** Serves the films of the demo's assets; browsers ask for parts of them. */
export function addFilmRoute(
  app: Hono,
  refuse: (c: Context, requestError: ContentApiError) => Response,
): void {
  app.get('/contentful/videos/:space/:asset/:unique/:name', async (c) => {
    const name = c.req.param('name');
    if (!readdirSync(FILMS).includes(name))
      return refuse(c, ContentApiError.notFound('Asset', name));
    const film = new Uint8Array(await readFile(join(FILMS, name)));
    const headers = {
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    };
    const [, from, to] = RANGE.exec(c.req.header('range') ?? '') ?? [];
    if (from === undefined) return new Response(film, { headers });
    const first = Number(from);
    const last = Math.min(to ? Number(to) : film.length, film.length - 1);
    const place = `${first > last ? '*' : `${first}-${last}`}/${film.length}`;
    return new Response(first > last ? null : film.subarray(first, last + 1), {
      status: first > last ? 416 : 206,
      headers: { ...headers, 'content-range': `bytes ${place}` },
    });
  });
}
