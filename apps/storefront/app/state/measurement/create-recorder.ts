import type { MeasurementSettings } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import { visitorTypeOf } from '@lokke/domain/salons';
import type { PlacedReport, TrackedEvent } from '../../shared/measurement/track.ts';
import type { CustomerEvent, DataLayerEvent } from './events.ts';
import { eventsOf } from './events-of.ts';

export interface KnownSalons {
  /** The salon that the customer belongs to. */
  readonly ownSalonNo: string | null;
  readonly chosenSalonNo: string | null;
}

interface RecorderOptions {
  readonly market: Market;
  readonly settings: Pick<MeasurementSettings, 'consumerLabel' | 'delayInMs'>;
  readonly push: (event: DataLayerEvent) => void;
  /** What this browser knows of the visitor's salons. */
  readonly knownSalons: () => KnownSalons;
  /** Asks the server whose customer this is; null where it does not say. */
  readonly lookUpSalons: () => Promise<KnownSalons | null>;
  /** Remembers a selection; false where it is remembered already (spec §3, trackedItemsSelectList). */
  readonly trackSelection: (selection: string) => boolean;
  readonly wait: (run: () => void, delayInMs: number) => void;
}

export interface Recorder {
  /** Who is here, told once after the configured delay (spec §7). */
  readonly start: () => void;
  readonly record: (placed: PlacedReport) => void;
  /** The page is left: what still waits is told now or never. */
  readonly flush: () => void;
}

/** Makes the tag manager's events out of what happened, each at its time. */
export function createRecorder(options: RecorderOptions): Recorder {
  const { market, settings, push, knownSalons, lookUpSalons, trackSelection, wait } = options;
  const pending = new Set<() => void>();

  // Spec §7 and §9: delayed, unless an action triggered it. Nobody waits on a page that is left.
  const later = (tell: () => void, ready: Promise<unknown> = Promise.resolve()) => {
    const once = () => {
      if (pending.delete(once)) tell();
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
    record(placed) {
      const { track: report } = placed;
      if (report.kind === 'salonChanged') visitor(report.action);
      if (report.kind === 'loggedIn') customer('login');
      if (report.kind === 'signedUp') customer('sign_up');
      if (report.kind === 'itemSelected' && !trackSelection(selectionOf(report))) return;
      for (const event of eventsOf(placed, market)) push(event);
    },
    flush() {
      for (const tell of [...pending]) tell();
    },
  };
}

type Selection = Pick<Extract<TrackedEvent, { readonly list: string }>, 'list' | 'cards'>;

/** What the shop state remembers of a selection: the list and the product. */
function selectionOf({ list, cards }: Selection): string {
  return [list, ...cards.map(({ card }) => card.id)].join('|');
}
