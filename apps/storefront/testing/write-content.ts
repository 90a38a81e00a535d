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

/** Writes entries into the embedded platform's space by an import, as an editor would publish or draft them. */
export async function writeContent(
  { platform: { context } }: Shop,
  entries: readonly Written[],
): Promise<void> {
  const space = JSON.parse(exportContent(context.store.read));
  const find = (id: string) =>
    space.entries.find((one: { sys: { id: string } }) => one.sys.id === id);
  for (const { id, like, type, fields, texts = {}, isDraft = false } of entries) {
    const { sys, fields: likes } = find(like);
    const { publishedVersion, ...unpublished } = sys;
    const inEnglish = Object.entries(texts).map(([name, value]) => [name, { en: value }]);
    space.entries = space.entries.filter((one: { sys: { id: string } }) => one.sys.id !== id);
    space.entries.push({
      sys: {
        ...(isDraft ? unpublished : { ...sys, publishedVersion }),
        id,
        ...(type && { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } }),
      },
      fields: { ...(type ? {} : likes), ...fields, ...Object.fromEntries(inEnglish) },
    });
  }
  const imported = await importContent(context.store, JSON.stringify(space), context.now());
  if (!imported.ok) throw new Error(imported.errors.join(' '));
}

/** Follows a signed link into the preview; returns its cookie. */
export async function enterPreview(
  { platform, send }: Shop,
  target: Parameters<typeof previewLink>[1],
): Promise<string> {
  const link = new URL(previewLink(platform.context, target));
  return cookieIn(await send(link.pathname + link.search));
}

export const cookieIn = ({ headers }: Response) => headers.get('set-cookie')?.split(';')[0] ?? '';

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
      ...{ id: 'experiment', like: 'home-hero', type: 'experiment' },
      texts: { ...planned, ...running, ...change },
    },
  ]);
  await shop.purge(['content-nl-nl', 'content-de-de', 'content-en-gb']);
}
