import type { TriedExperiment } from '@lokke/contract/ports';
import {
  doesChange,
  EVERY_PAGE,
  type Experiment,
  VISITOR_COOKIE,
  WAY_NAMES,
  type Ways,
  writeWays,
} from '@lokke/domain/experiments';
import { type Market, marketOf, splitLocale } from '@lokke/domain/markets';
import type { PageServices } from '../../context/page-services.ts';
import { splitPageForm } from '../cache/index.ts';
import { splitRequestUrl } from '../http/index.ts';

export interface ExperimentSources {
  /** Experiments that run in a market. */
  readonly experimentsIn: (market: Market, nowInMs: number) => readonly Experiment[];
  /** Ways that a visitor was assigned by cookies; null without any. */
  readonly assignedWaysOf: (market: Market, cookies: string) => Ways | null;
}

/** Market and page that a path leads to, in whatever form it is asked for. */
function placeOf(fullPath: string) {
  const { locale, path } = splitLocale(splitPageForm(fullPath).page);
  return { market: marketOf(locale), path };
}

/** Names the ways that make another page of a path; empty for the first ones and where nothing is tried. */
export function waysOnPage(
  fullPath: string,
  cookies: string,
  { experimentsIn, assignedWaysOf }: ExperimentSources,
): string {
  if (!cookies.includes(VISITOR_COOKIE)) return '';
  const { market, path } = placeOf(fullPath);
  const assigned = assignedWaysOf(market, cookies) ?? {};
  const changing = experimentsIn(market, Date.now()).filter((one) => doesChange(one, path));
  const others = changing.flatMap(({ key }) => {
    const way = assigned[key] ?? 0;
    return way > 0 ? [[key, way] as const] : [];
  });
  return writeWays(Object.fromEntries(others));
}

/** Names them for a request. */
export function waysFor({ url, headers }: Request, sources: ExperimentSources): string {
  return waysOnPage(splitRequestUrl(url).path, headers.get('cookie') ?? '', sources);
}

/** Experiments of a page, with the ways in which they are shown. */
export function triedOn(
  fullPath: string,
  ways: Ways,
  { experimentsIn }: Pick<ExperimentSources, 'experimentsIn'>,
): PageServices['tried'] {
  const { market, path } = placeOf(fullPath);
  const running = experimentsIn(market, Date.now());
  const showWay = ({ key, shares }: Experiment): TriedExperiment => ({
    key,
    shares,
    way: WAY_NAMES[ways[key] ?? 0] ?? WAY_NAMES[0],
  });
  return {
    isAny: running.length > 0,
    everywhere: running.filter((one) => one.paths.includes(EVERY_PAGE)).map(showWay),
    here: running.filter((one) => one.paths.includes(path)).map(showWay),
  };
}
