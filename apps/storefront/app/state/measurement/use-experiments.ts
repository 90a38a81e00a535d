import { WAYS_SHOWN_PATH } from '@lokke/contract/paths';
import type { TriedExperiment } from '@lokke/contract/ports';
import { consentAmong, isAllowed } from '@lokke/domain/consent';
import {
  drawVisitorNumber,
  drawWay,
  type Visitor,
  visitorAmong,
  visitorCookie,
  WAY_NAMES,
} from '@lokke/domain/experiments';
import type { Locale } from '@lokke/domain/markets';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { type TrackedEvent, track } from '../../shared/measurement/track.ts';
import { onConsent } from '../consent/consent-choice.ts';
import { useGlobalModules } from '../global-modules/global-modules-provider.tsx';
import { writeCookie } from '../storage/write-cookie.ts';

type Law = Parameters<typeof isAllowed>[1];

/** Once per loaded document. */
const told = new Set<string>();

/** Has an agreeing visitor draw a number where experiments run, and reports the assigned ways that were shown. */
export function useExperiments(): void {
  const { law, tried } = useGlobalModules();
  const { locale } = useMarket();
  const matches = useMatches();
  const isAny = tried !== undefined;
  useEffect(() => {
    const follow = () => {
      const shown = matches.flatMap(({ loaderData }) => triedIn(loaderData));
      for (const event of followExperiments(law, { locale, isAny, tried: shown })) track(event);
    };
    follow();
    return onConsent(follow);
  }, [law, locale, isAny, matches]);
}

interface ExperimentsSeen {
  readonly locale: Locale;
  /** Tells whether any run in the market. */
  readonly isAny: boolean;
  /** Experiments of the page. */
  readonly tried: readonly TriedExperiment[];
}

/** Keeps or drops the visitor's number, has ways that were never shown counted, and lists those that are new in this document. */
export function followExperiments(
  law: Law,
  { locale, isAny, tried }: ExperimentsSeen,
): readonly Extract<TrackedEvent, { kind: 'wayShown' }>[] {
  const visitor = keepVisitor(law, isAny);
  if (visitor === null) return [];
  // A page from before the number was drawn shows the first way to everybody.
  const shown = tried.filter((one) => WAY_NAMES[drawWay(visitor.number, one)] === one.way);
  const keys = shown.flatMap(({ key }) => (visitor.seen.includes(key) ? [] : key));
  if (keys.length > 0) countShown(locale, visitor, keys);
  return shown.flatMap(({ key: experiment, way }) => {
    if (told.has(experiment)) return [];
    told.add(experiment);
    return [{ kind: 'wayShown', experiment, way }];
  });
}

/** Has the shop count, and the cookie remember it. */
function countShown(locale: Locale, visitor: Visitor, keys: readonly string[]): void {
  const body = new Blob([JSON.stringify({ locale, keys })], { type: 'application/json' });
  if (!navigator.sendBeacon(WAYS_SHOWN_PATH, body)) return;
  writeCookie(visitorCookie({ ...visitor, seen: [...visitor.seen, ...keys] }));
}

/** The number that the visitor has, draws now or, without leave to store it, loses. */
function keepVisitor(law: Law, isAny: boolean): Visitor | null {
  const known = visitorAmong(document.cookie);
  const mayKeep = isAllowed(consentAmong(document.cookie), law);
  const isSettled = mayKeep ? known !== null || !isAny : known === null;
  if (isSettled) return known;
  const drawn = mayKeep ? { number: drawVisitorNumber(Math.random()), seen: [] } : null;
  writeCookie(visitorCookie(drawn));
  return drawn;
}

function triedIn(loaderData: unknown): readonly TriedExperiment[] {
  const hasTried = typeof loaderData === 'object' && loaderData !== null && 'tried' in loaderData;
  return hasTried && Array.isArray(loaderData.tried) ? loaderData.tried : [];
}
