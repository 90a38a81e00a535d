import type { MeasurementSettings } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import { visitorTypeOf } from '@lokke/domain/salons';
import type { PageEvent, TrackedEvent } from '../../shared/measurement/track.ts';
import { type CustomerEvent, type DataLayerEvent, eventsOf } from './events-of.ts';

interface RecorderOptions {
  readonly market: Market;
  readonly settings: Pick<MeasurementSettings, 'consumerLabel' | 'delayInMs'>;
  readonly push: (event: DataLayerEvent) => void;
  /** Salons of this browser, the chosen one checked. */
  readonly knownSalons: () => KnownSalons;
  /** Asks the server for the affiliated salon; undefined when it is not known. */
  readonly lookUpOwnSalonNo: () => Promise<string | null | undefined>;
  /** Stores a selection; false if known already (spec §3, trackedItemsSelectList). */
  readonly trackSelection: (selection: string) => boolean;
  readonly wait: (run: () => void, delayInMs: number) => void;
}

/** Maps tracked events to the tag manager's, with their delays. */
export function createRecorder(options: RecorderOptions) {
  const { market, settings, push, knownSalons, lookUpOwnSalonNo, trackSelection, wait } = options;
  const visitor = createVisitorState(knownSalons, settings.consumerLabel);
  const pending = new Set<() => void>();
  /** Events that wait until it is known who logged in; null when none do. */
  let held: PageEvent[] | null = null;
  let isVisitorTold = false;

  // Delayed unless triggered by an action (spec §7, §9); sent at once on leaving.
  const later = (send: () => void, ready: Promise<unknown> = Promise.resolve()) => {
    const once = () => {
      if (pending.delete(once)) send();
    };
    pending.add(once);
    wait(() => void ready.then(once), settings.delayInMs);
  };

  const tellVisitor = (action?: string) => {
    push({ ...visitor.current(), ...(action !== undefined && { action }) });
    visitor.markTold();
    isVisitorTold = true;
  };
  const tellChangedVisitor = () => {
    if (visitor.hasChanged()) tellVisitor();
  };

  const customer = (event: CustomerEvent['event']) => {
    held = [];
    const known = lookUpOwnSalonNo().then((ownSalonNo) => {
      if (ownSalonNo !== undefined) visitor.setOwnSalon(ownSalonNo);
      release();
    });
    later(() => {
      release();
      const { ownSalonNo, chosenSalonNo } = visitor.salons();
      push({ event, affiliatedSalonNo: ownSalonNo, selectedSalonNo: chosenSalonNo });
    }, known);
  };

  const release = () => {
    const events = held ?? [];
    held = null;
    tellChangedVisitor();
    for (const event of events) record(event);
  };

  const record = (pageEvent: PageEvent) => {
    if (held !== null) {
      held.push(pageEvent);
      return;
    }
    const { tracked } = pageEvent;
    if (tracked.kind === 'salonChanged') tellVisitor(tracked.action);
    if (tracked.kind === 'loggedOut') visitor.setOwnSalon(null);
    tellChangedVisitor();
    if (tracked.kind === 'loggedIn') customer('login');
    if (tracked.kind === 'signedUp') customer('sign_up');
    if (tracked.kind === 'itemSelected' && !trackSelection(selectionOf(tracked))) return;
    for (const event of eventsOf(pageEvent, market)) push(event);
  };

  return {
    /** Sends the visitor event after the configured delay (spec §7). */
    start: () =>
      later(() => {
        if (!isVisitorTold) tellVisitor();
      }),
    record,
    /** Sends pending events when the page is left. */
    flush() {
      release();
      for (const send of [...pending]) send();
    },
  };
}

type Selection = Pick<Extract<TrackedEvent, { readonly list: string }>, 'list' | 'cards'>;

function selectionOf({ list, cards }: Selection): string {
  return [list, ...cards.map(({ card }) => card.id)].join('|');
}

export interface KnownSalons {
  /** Affiliated salon. */
  readonly ownSalonNo: string | null;
  readonly chosenSalonNo: string | null;
}

/** Remembers which visitor the tag manager was told of (spec §1, §7). */
function createVisitorState(storedSalons: () => KnownSalons, consumerLabel: string) {
  let said: Pick<KnownSalons, 'ownSalonNo'> | null = null;
  const salons = (): KnownSalons => {
    const stored = storedSalons();
    if (said?.ownSalonNo === stored.ownSalonNo) said = null;
    return { ...stored, ...said };
  };
  const current = () => {
    const { ownSalonNo, chosenSalonNo } = salons();
    const own = ownSalonNo === null ? null : { salonNo: ownSalonNo };
    return { visitorType: visitorTypeOf(own, consumerLabel), salonNo: chosenSalonNo };
  };
  let told = current();
  return {
    salons,
    current,
    /** Takes the server's word after a login or logout; it counts until this browser has stored the same. */
    setOwnSalon: (ownSalonNo: string | null) => {
      said = { ownSalonNo };
    },
    hasChanged: () => {
      const { visitorType, salonNo } = current();
      return visitorType !== told.visitorType || salonNo !== told.salonNo;
    },
    markTold: () => {
      told = current();
    },
  };
}
