import { createClient } from 'contentful';
import { type ClientCall, call } from './client-call.ts';
import type { OpenPlatform } from './open-platform.ts';

const CLIENT = 'contentful';
const PAGE = 5;

/** Contentful's client of its Delivery API. */
export function contentCalls({ port, secrets }: OpenPlatform): readonly ClientCall[] {
  const open = (accessToken: string) =>
    createClient({
      space: 'lokke',
      accessToken,
      host: `127.0.0.1:${port}`,
      insecure: true,
      basePath: '/contentful',
      retryOnError: false,
    });
  const client = open(secrets.contentToken);
  const step = (name: string, answer: () => Promise<unknown>, expected: unknown) =>
    call(CLIENT, name, answer, expected);
  const entries = async (query: object) =>
    (await client.getEntries({ limit: PAGE, ...query })).items;
  const firstId = async () => (await entries({}))[0]?.sys.id ?? '';
  const assetId = async () => (await client.getAssets({ limit: 1 })).items[0]?.sys.id ?? '';
  const typeId = async () => (await client.getContentTypes()).items[0]?.sys.id ?? '';
  return [
    step('getSpace', async () => (await client.getSpace()).sys.type, 'Space'),
    step('getLocales', async () => (await client.getLocales()).items.length > 1, true),
    step('getContentTypes', async () => (await client.getContentTypes()).items.length > 1, true),
    step(
      'getContentType',
      async () => (await client.getContentType(await typeId())).sys.type,
      'ContentType',
    ),
    step('getEntries', async () => (await entries({})).length, PAGE),
    step(
      'getEntry',
      async () => {
        const id = await firstId();
        return (await client.getEntry(id)).sys.id === id;
      },
      true,
    ),
    step(
      'getEntries of a type',
      async () => {
        const content_type = await typeId();
        const found = await entries({ content_type });
        return found.every(({ sys }) => sys.contentType.sys.id === content_type);
      },
      true,
    ),
    step(
      'order, skip, select',
      async () => {
        const order = ['sys.id'];
        const [, second] = await entries({ order, select: ['sys.id'] });
        const [skipped] = await entries({ order, skip: 1, select: ['sys.id'] });
        return second?.sys.id === skipped?.sys.id;
      },
      true,
    ),
    step(
      'withAllLocales',
      async () =>
        Object.keys((await client.withAllLocales.getEntry(await firstId())).fields).length > 0,
      true,
    ),
    step('getEntriesWithCursor', async () => {
      const first = await client.getEntriesWithCursor({ limit: PAGE });
      const second = await client.getEntriesWithCursor({
        limit: PAGE,
        pageNext: first.pages.next ?? '',
      });
      const back = await client.getEntriesWithCursor({
        limit: PAGE,
        pagePrev: second.pages.prev ?? '',
      });
      const ids = (page: typeof first) => page.items.map(({ sys }) => sys.id);
      const all = (await client.getEntries({ limit: 2 * PAGE })).items.map(({ sys }) => sys.id);
      const inOrder = JSON.stringify([...ids(first), ...ids(second)]) === JSON.stringify(all);
      return [inOrder, JSON.stringify(ids(back)) === JSON.stringify(ids(first))];
    }, [true, true]),
    step(
      'getAssetsWithCursor',
      async () => (await client.getAssetsWithCursor({ limit: 2 })).items.length,
      2,
    ),
    step('getAssets', async () => (await client.getAssets({ limit: 2 })).items.length, 2),
    step('getAsset', async () => (await client.getAsset(await assetId())).sys.type, 'Asset'),
    step('getTags', async () => (await client.getTags()).sys?.type, 'Array'),
    step('getConcepts', async () => (await client.getConcepts()).items, []),
    step('getConceptSchemes', async () => (await client.getConceptSchemes()).items, []),
    step('sync', async () => {
      const { nextSyncToken = '', entries: all } = await client.sync({ initial: true });
      const later = await client.sync({ nextSyncToken });
      return [(all?.length ?? 0) > PAGE, later.entries?.length ?? 0];
    }, [true, 0]),
    step(
      'a wrong token',
      async () =>
        open('wrong')
          .getEntries()
          .then(
            () => 'no error',
            (error: Error) => error.name,
          ),
      'AccessTokenInvalid',
    ),
  ];
}
