import type { TriedExperiment } from '@lokke/contract/ports';
import { consentAmong, isAllowed } from '@lokke/domain/consent';
import {
  drawVisitorNumber,
  drawWay,
  visitorNumberAmong,
  visitorNumberCookie,
  WAY_NAMES,
} from '@lokke/domain/experiments';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
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
  const matches = useMatches();
  const isAny = tried !== undefined;
  useEffect(() => {
    const follow = () => {
      const shown = matches.flatMap(({ loaderData }) => triedIn(loaderData));
      for (const event of followExperiments(law, { isAny, tried: shown })) track(event);
    };
    follow();
    return onConsent(follow);
  }, [law, isAny, matches]);
}

interface ExperimentsSeen {
  /** Tells whether any run in the market. */
  readonly isAny: boolean;
  /** Experiments of the page. */
  readonly tried: readonly TriedExperiment[];
}

/** Keeps or drops the visitor's number, and lists the assigned ways that are shown for the first time. */
export function followExperiments(
  law: Law,
  { isAny, tried }: ExperimentsSeen,
): readonly Extract<TrackedEvent, { kind: 'wayShown' }>[] {
  const visitorNumber = keepVisitorNumber(law, isAny);
  if (visitorNumber === null) return [];
  return tried.flatMap((one) => {
    // A page from before the number was drawn shows the first way to everybody.
    const isAssigned = WAY_NAMES[drawWay(visitorNumber, one)] === one.way;
    if (!isAssigned || told.has(one.key)) return [];
    told.add(one.key);
    return [{ kind: 'wayShown', experiment: one.key, way: one.way }];
  });
}

/** The number that the visitor has, draws now or, without leave to store it, loses. */
function keepVisitorNumber(law: Law, isAny: boolean): number | null {
  const known = visitorNumberAmong(document.cookie);
  const mayKeep = isAllowed(consentAmong(document.cookie), law);
  const isSettled = mayKeep ? known !== null || !isAny : known === null;
  if (isSettled) return known;
  const drawn = mayKeep ? drawVisitorNumber(Math.random()) : null;
  writeCookie(visitorNumberCookie(drawn));
  return drawn;
}

function triedIn(loaderData: unknown): readonly TriedExperiment[] {
  const hasTried = typeof loaderData === 'object' && loaderData !== null && 'tried' in loaderData;
  return hasTried && Array.isArray(loaderData.tried) ? loaderData.tried : [];
}
