import { createContentClient, type StoredEntries } from '@lokke/contentful';
import type { Catalogue, ContentSource, DraftChange, Preview } from '@lokke/contract/ports';
import { localMoment } from '@lokke/domain/delivery';
import { type Experiment, isFor, readWays, WAY_NAMES, type Ways } from '@lokke/domain/experiments';
import { type Market, marketOf } from '@lokke/domain/markets';
import { type CachePolicy, cacheTags } from '../../cache/index.ts';
import type { Config } from '../../config/index.ts';
import type { Log } from '../../telemetry/index.ts';
import { createContent, type SiteOptions } from '../content/index.ts';
import { createShops, type ShopsOptions } from '../shops/index.ts';
import { draftChanges, pathFinder } from './draft-changes.ts';
import { findSource, type Part } from './find-source.ts';
import { createPreviewPasses, type PreviewPass, type PreviewPasses } from './preview-pass.ts';

export interface PreviewOptions
  extends Pick<SiteOptions, 'brandFactsOf' | 'hasNewsletter'>,
    Pick<ShopsOptions, 'adminOf'> {
  readonly config: Pick<Config, 'content' | 'locales' | 'publicOrigin'> & ShopsOptions['config'];
  readonly fetch: typeof globalThis.fetch;
  readonly log: Log;
}

export interface Previews {
  readonly passes: PreviewPasses;
  /** Catalogue and content with drafts in place; nothing of them reaches another page. */
  readonly catalogueOf: (market: Market, cachePolicy: CachePolicy) => Catalogue;
  readonly contentOf: (market: Market, cachePolicy: CachePolicy) => ContentSource;
  readonly previewOf: (market: Market, pass: PreviewPass) => Promise<Preview>;
  /** Path of the page that shows an entry; null where there is none. */
  readonly pathOf: (entryId: string, market: Market) => Promise<string | null>;
  /** Address at which an editor changes a part of a page; null where it comes from no entry. */
  readonly editorOf: (part: Part, market: Market) => Promise<string | null>;
  /** Text that differs once an editor has saved; null where the content service does not tell. */
  readonly stateOf: () => Promise<string | null>;
  readonly invalidate: (tags: readonly string[]) => void;
}

/** Long enough for one page, so that a draft is seen as soon as it is written. */
const DRAFTS_FRESH_IN_MS = 1_000;

/** Opens the preview; null where no token reads drafts. */
export function createPreviews({ config, fetch, log, ...given }: PreviewOptions): Previews | null {
  const { preview, ...published } = config.content;
  if (preview === null) return null;
  const content = { ...published, ...preview, preview: null, freshInMs: DRAFTS_FRESH_IN_MS };
  const drafts = createContent({
    ...given,
    config: { ...config, content },
    fetch,
    exchanges: undefined,
    // Faults of a draft are no concern of operators.
    log: (entry) => (entry.level === 'error' ? log(entry) : undefined),
  });
  const shops = createShops({ ...given, ...drafts, config, fetch, log });
  const readers = createContentClient({ ...published, fetch });
  const editors = createContentClient({ ...content, fetch });

  const invalidate = (tags: readonly string[]): void => {
    for (const one of [drafts.content, drafts.site, shops]) one.invalidate(tags);
  };
  const languages = new Set(config.locales.map((locale) => marketOf(locale).languageTag));
  let known: string | null = null;

  /** Forgets what was read before an editor saved: a page that is loaded for it would show the words before. */
  async function stateOf(): Promise<string | null> {
    const state = await editors.state();
    if (!state.ok) return null;
    if (state.value !== known) invalidate([...languages].map(cacheTags.content));
    known = state.value;
    return known;
  }

  const entriesIn = async ({ languageTag }: Market): Promise<StoredEntries['entries'] | null> => {
    const written = await editors.entries(languageTag);
    return written.ok ? written.value : null;
  };

  return {
    passes: createPreviewPasses({
      token: preview.accessToken,
      origin: config.publicOrigin,
      now: Date.now,
    }),
    catalogueOf: shops.catalogueOf,
    contentOf: drafts.site.siteContentOf,
    stateOf,
    previewOf: async (market, { endsAtInMs, asOf, ways }) => {
      const [state, experiments, changes] = await Promise.all([
        stateOf(),
        drafts.site.allExperiments(market),
        changesIn(market, { readers, editors }),
      ]);
      return {
        state,
        changes,
        asOf,
        experiments: waysToSee(experiments, market, readWays(ways)),
        endsAt: localMoment(market, new Date(endsAtInMs)).time,
      };
    },
    pathOf: async (entryId, market) => {
      const entries = await entriesIn(market);
      return entries && pathFinder(entries)(entryId);
    },
    editorOf: async (part, market) => {
      const entries = await entriesIn(market);
      const source = entries && findSource(entries, part);
      if (source === null) return null;
      return config.content.editor
        .replace('{entry}', encodeURIComponent(source.entryId))
        .replaceAll('{field}', encodeURIComponent(source.fieldId ?? ''))
        .replace('{locale}', market.languageTag);
    },
    invalidate,
  };
}

type Client = ReturnType<typeof createContentClient>;

async function changesIn(
  { languageTag }: Market,
  { readers, editors }: { readonly readers: Client; readonly editors: Client },
): Promise<readonly DraftChange[] | null> {
  const [seen, written, types] = await Promise.all([
    readers.entries(languageTag),
    editors.entries(languageTag),
    editors.types(),
  ]);
  if (!seen.ok || !written.ok || !types.ok) return null;
  return draftChanges(seen.value, { entries: written.value, types: types.value });
}

function waysToSee(
  experiments: readonly Experiment[],
  { locale }: Market,
  ways: Ways,
): Preview['experiments'] {
  return experiments
    .filter((one) => isFor(one, locale))
    .map(({ key, shares }) => ({
      key,
      ways: WAY_NAMES.slice(0, shares.length),
      shown: WAY_NAMES[ways[key] ?? 0] ?? WAY_NAMES[0],
    }));
}
