import type { MeasurementSettings } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import { visitorTypeOf } from '@lokke/domain/salons';
import type { PageEvent, TrackedEvent } from '../../shared/measurement/track.ts';
import type { CustomerEvent, DataLayerEvent } from './events.ts';
import { eventsOf } from './events-of.ts';

export interface KnownSalons {
  /** Affiliated salon. */
  readonly ownSalonNo: string | null;
  readonly chosenSalonNo: string | null;
}

interface RecorderOptions {
  readonly market: Market;
  readonly settings: Pick<MeasurementSettings, 'consumerLabel' | 'delayInMs'>;
  readonly push: (event: DataLayerEvent) => void;
  /** Salons stored in this browser. */
  readonly knownSalons: () => KnownSalons;
  /** Asks the server; null when unknown. */
  readonly lookUpSalons: () => Promise<KnownSalons | null>;
  /** Stores a selection; false if known already (spec §3, trackedItemsSelectList). */
  readonly trackSelection: (selection: string) => boolean;
  readonly wait: (run: () => void, delayInMs: number) => void;
}

export interface Recorder {
  /** Sends the visitor event after the configured delay (spec §7). */
  readonly start: () => void;
  readonly record: (pageEvent: PageEvent) => void;
  /** Sends pending events when the page is left. */
  readonly flush: () => void;
}

/** Maps tracked events to the tag manager's, with their delays. */
export function createRecorder(options: RecorderOptions): Recorder {
  const { market, settings, push, knownSalons, lookUpSalons, trackSelection, wait } = options;
  const pending = new Set<() => void>();

  // Delayed unless triggered by an action (spec §7, §9); sent at once on leaving.
  const later = (send: () => void, ready: Promise<unknown> = Promise.resolve()) => {
    const once = () => {
      if (pending.delete(once)) send();
    };
    pending.add(once);
    wait(() => void ready.then(once), settings.delayInMs);
  };

  const visitor = (action?: string) => {
    const { ownSalonNo, chosenSalonNo } = knownSalons();
    push({
      visitorType: visitorTypeOf(
        ownSalonNo === null ? null : { salonNo: ownSalonNo },
        settings.consumerLabel,
      ),
      salonNo: chosenSalonNo,
      ...(action !== undefined && { action }),
    });
  };

  const customer = (event: CustomerEvent['event']) => {
    let lookedUp: KnownSalons | null = null;
    const answered = lookUpSalons().then((salons) => {
      lookedUp = salons;
    });
    later(() => {
      const { ownSalonNo, chosenSalonNo } = lookedUp ?? knownSalons();
      push({ event, affiliatedSalonNo: ownSalonNo, selectedSalonNo: chosenSalonNo });
    }, answered);
  };

  return {
    start: () => later(() => visitor()),
    record(pageEvent) {
      const { tracked } = pageEvent;
      if (tracked.kind === 'salonChanged') visitor(tracked.action);
      if (tracked.kind === 'loggedIn') customer('login');
      if (tracked.kind === 'signedUp') customer('sign_up');
      if (tracked.kind === 'itemSelected' && !trackSelection(selectionOf(tracked))) return;
      for (const event of eventsOf(pageEvent, market)) push(event);
    },
    flush() {
      for (const send of [...pending]) send();
    },
  };
}

type Selection = Pick<Extract<TrackedEvent, { readonly list: string }>, 'list' | 'cards'>;

function selectionOf({ list, cards }: Selection): string {
  return [list, ...cards.map(({ card }) => card.id)].join('|');
}
