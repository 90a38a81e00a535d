import { drawWay } from '@lokke/domain/experiments';
import { exportContent, importContent, previewLink } from '@lokke/platform';
import type { InMemoryStorefront } from './in-memory-storefront.ts';

type Shop = Pick<InMemoryStorefront, 'platform' | 'send'>;

/** Fields by name, each by locale. */
type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Written {
  readonly id: string;
  /** Entry whose type and fields it takes, unless it has its own. */
  readonly like: string;
  readonly type?: string;
  readonly fields?: Fields;
  /** Fields in English. */
  readonly texts?: Readonly<Record<string, unknown>>;
  readonly isDraft?: boolean;
}

export const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

type Exported = ReturnType<typeof JSON.parse>;

/** Changes the embedded platform's space as an editor does, by an export that is imported again. */
export async function editContent(
  { platform: { context } }: Pick<Shop, 'platform'>,
  edit: (space: Exported, entryOf: (id: string) => Exported) => void,
): Promise<void> {
  const space = JSON.parse(exportContent(context.store.read));
  edit(space, (id) => space.entries.find((one: { sys: { id: string } }) => one.sys.id === id));
  const imported = await importContent(context.store, JSON.stringify(space), context.now());
  if (!imported.ok) throw new Error(imported.errors.join(' '));
}

/** Writes entries, published or as drafts. */
export const writeContent = (shop: Shop, entries: readonly Written[]) =>
  editContent(shop, (space, entryOf) => {
    for (const { id, like, type, fields, texts = {}, isDraft = false } of entries) {
      const { sys, fields: likes } = entryOf(like);
      const { publishedVersion, ...unpublished } = sys;
      const inEnglish = Object.entries(texts).map(([name, value]) => [name, { en: value }]);
      const contentType = type && { sys: { type: 'Link', linkType: 'ContentType', id: type } };
      const before = entryOf(id);
      const list = isDraft && before?.sys.publishedVersion !== undefined ? 'changes' : 'entries';
      space[list] = (space[list] ?? []).filter((one: Exported) => one.sys.id !== id);
      space[list].push({
        sys: {
          ...(isDraft ? unpublished : { ...sys, publishedVersion }),
          id,
          updatedAt: new Date().toISOString(),
          ...(contentType && { contentType }),
        },
        fields: { ...(type ? {} : likes), ...fields, ...Object.fromEntries(inEnglish) },
      });
    }
  });

/** Follows a signed link into the preview. */
export function followPreview(
  { platform, send }: Shop,
  target: Parameters<typeof previewLink>[1],
): Promise<Response> {
  const link = new URL(previewLink(platform.context, target));
  return send(link.pathname + link.search);
}

export const cookieIn = ({ headers }: Response) => headers.get('set-cookie')?.split(';')[0] ?? '';

/** Opens the preview of a market: its cookie, and that of a time or a way which is looked at there. */
export async function openPreview(shop: Shop, market: string) {
  const cookie = cookieIn(await followPreview(shop, { to: '/', market }));
  const look = async (choice: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ back: '/nl', ...choice });
    return cookieIn(await shop.send('/preview', { method: 'POST', headers: { cookie }, body }));
  };
  return { cookie, look };
}

export const OTHER_TITLE = 'Hair as it would like to be';
export const HERO = { key: 'hero', shares: [50, 50] };
export const CONSENT = 'visitorConsent=accepted';

/** Cookies of a visitor of each way of the front page. */
export const [FIRST_WAY = '', OTHER_WAY = ''] = [0, 1].map((way) => {
  const number = [...Array(100).keys()].find((one) => drawWay(one, HERO) === way);
  return `${CONSENT}; lokke-ways=${number}`;
});

/** Writes another first module of the home page, and the experiment that shows it. */
export async function writeExperiment(
  shop: Shop & Pick<InMemoryStorefront, 'purge'>,
  change: object = {},
): Promise<void> {
  const planned = { key: 'hero', changes: linkTo('home-hero'), others: [linkTo('hero-other')] };
  const running = { shares: ['50', '50'], isOn: true, markets: ['nl', 'uk'], until: '2026-12-24' };
  await writeContent(shop, [
    { id: 'hero-other', like: 'home-hero', texts: { title: OTHER_TITLE } },
    {
      id: 'experiment',
      like: 'home-hero',
      type: 'experiment',
      texts: { ...planned, ...running, ...change },
    },
  ]);
  await shop.purge(['content-nl-nl', 'content-de-de', 'content-en-gb']);
}
