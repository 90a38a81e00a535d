import type { ContentExperiment, ContentPage, SiteContent } from '@lokke/contentful';
import { chooseRunning, EVERY_PAGE, type Experiment, type Ways } from '@lokke/domain/experiments';
import type { Market } from '@lokke/domain/markets';

/** Pages that ask the questions of the consultation. */
const PAGES_OF_QUESTIONS = ['/consultation', '/routine'];

/** Experiments of a language's content with the pages that they change. */
export function experimentsIn(site: SiteContent): readonly Experiment[] {
  return site.experiments.map((experiment) => ({
    ...experiment,
    paths: pathsOf(site, experiment),
  }));
}

/** Remembers the experiments of what was read last, for whoever cannot wait for the content. */
export function createExperiments() {
  const byLanguage = new Map<string, readonly Experiment[]>();
  return {
    learnFrom: (languageTag: string, site: SiteContent): void => {
      byLanguage.set(languageTag, experimentsIn(site));
    },
    runningIn: (market: Market, nowInMs: number): readonly Experiment[] => {
      const all = byLanguage.get(market.languageTag) ?? [];
      return all.length === 0 ? all : chooseRunning(all, { market, nowInMs }).running;
    },
  };
}

/** Paths of the pages that an experiment changes; none where a way cannot be shown. */
function pathsOf(site: SiteContent, { changes, others }: ContentExperiment): readonly string[] {
  const ids = [changes, ...others.map(({ id }) => id)];
  const areAll = (entries: readonly { readonly id: string }[]) =>
    ids.every((id) => entries.some((entry) => entry.id === id));
  if (areAll(site.menus)) return [EVERY_PAGE];
  if (areAll(site.consultations)) return PAGES_OF_QUESTIONS;
  const isPage = others.some(({ module }) => module === null);
  const has = ({ id, modules }: ContentPage): boolean =>
    id === changes || modules.some(({ module }) => module.id === changes);
  const pages = [...site.homePages, ...site.generalPages];
  if (isPage && !areAll(pages)) return [];
  return [...new Set(pages.filter(has).map((page) => pathOf(site, page)))];
}

/** A page that is another way of one has no path of its own. */
function pathOf(site: SiteContent, { id }: { readonly id: string }): string {
  const first = site.experiments.find(({ others }) => others.some((other) => other.id === id));
  const slug = site.generalPages.find((page) => page.id === (first?.changes ?? id))?.slug;
  return slug === undefined ? '/' : `/pages/${slug}`;
}

/** Entries that stand for themselves: those that are only another way of one are left out. */
export function firstWays<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  { otherWays }: SiteContent,
): readonly Entry[] {
  return otherWays.length === 0 ? entries : entries.filter(({ id }) => !otherWays.includes(id));
}

/** The entry, or the one that takes its place in the ways that are shown. */
export function inWay<Entry extends { readonly id: string }>(
  entry: Entry,
  entries: readonly Entry[],
  { site, ways }: { readonly site: SiteContent; readonly ways: Ways },
): Entry {
  const id = otherWay(site, ways, entry.id)?.id;
  return entries.find((one) => one.id === id) ?? entry;
}

/** The way in place of an entry; undefined where the entry itself is shown. */
export function otherWay(
  { experiments }: SiteContent,
  ways: Ways,
  id: string,
): ContentExperiment['others'][number] | undefined {
  const experiment = experiments.find(({ key, changes }) => changes === id && (ways[key] ?? 0) > 0);
  return experiment?.others[(ways[experiment.key] ?? 0) - 1];
}
