import type { Context, Hono } from 'hono';
import {
  answerImage,
  CONTENT_FILES,
  demoMedia,
  findShopFile,
  openImageService,
} from '../../../shopify/images/index.ts';
import type { Store } from '../../../store/index.ts';
import { ContentApiError } from '../content-api-error.ts';

const FORMATS = ['jpg', 'png', 'webp', 'avif'] as const;
const MOST: Readonly<Record<string, number>> = { w: 4000, h: 4000, q: 100 };

/** Reads the parameters of Contentful's Images API that sizes need; every other one is refused by name. */
function parseImageQuery(query: URLSearchParams) {
  for (const [name, value] of query) {
    if (name !== 'fm' && !(name in MOST)) throw refuseParameter(name, value);
  }
  const fm = query.get('fm');
  const format = FORMATS.find((known) => known === fm) ?? null;
  if (fm !== null && format === null) throw refuseParameter('fm', fm);
  const [width, height, quality] = ['w', 'h', 'q'].map((name) => readNumber(query, name));
  return { width: width ?? null, height: height ?? null, quality: quality ?? null, format };
}

function readNumber(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  if (text === null) return null;
  const value = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > (MOST[name] ?? 0)) throw refuseParameter(name, text);
  return value;
}

function refuseParameter(name: string, value: string): ContentApiError {
  const message = `The image parameter "${name}" cannot be "${value}".`;
  return ContentApiError.invalidQuery(name, value, message);
}

/** Serves the files of assets, with the sizes and formats of Contentful's Images API: never larger than they are. */
export function addImageRoute(
  app: Hono,
  store: Store,
  refuse: (c: Context, requestError: ContentApiError) => Response,
) {
  const service = openImageService(store, { concurrency: 1, maxQueued: 200 });
  app.get('/contentful/images/:space/:asset/:unique/:name', async (c) => {
    try {
      const { format, ...sizes } = parseImageQuery(new URL(c.req.url).searchParams);
      const name = c.req.param('name');
      const file = findShopFile(store, CONTENT_FILES, name) ?? demoMedia().find(name);
      if (file === null) throw ContentApiError.notFound('Asset', name);
      const requested = { ...sizes, crop: null, format: format ?? file.format };
      return await answerImage(service, file, requested, c.req.raw);
    } catch (error) {
      if (error instanceof ContentApiError) return refuse(c, error);
      throw error;
    }
  });
}
