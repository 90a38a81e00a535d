import { marketOf } from '@lokke/domain/markets';
import { describe, expect, it } from 'vitest';
import type { KnownSalons } from './create-recorder.ts';
import { createRecorder } from './create-recorder.ts';
import type { DataLayerEvent } from './events-of.ts';
import { card, pageEvent } from './measurement.test-kit.ts';

interface Here {
  readonly known?: KnownSalons;
  readonly looksUp?: () => Promise<string | null | undefined>;
}

function openRecorder({
  known = { ownSalonNo: null, chosenSalonNo: '10003' },
  looksUp = async () => undefined,
}: Here = {}) {
  let stored = known;
  const told: DataLayerEvent[] = [];
  const waits: { readonly run: () => void; readonly delayInMs: number }[] = [];
  const tracked = new Set<string>();
  const recorder = createRecorder({
    market: marketOf('nl'),
    settings: { consumerLabel: 'consumer', delayInMs: 700 },
    push: (event) => told.push(event),
    knownSalons: () => stored,
    lookUpOwnSalonNo: looksUp,
    trackSelection: (selection) => tracked.size < tracked.add(selection).size,
    wait: (run, delayInMs) => waits.push({ run, delayInMs }),
  });
  /** Runs all timers and pending promises. */
  const pass = async () => {
    for (const { run } of waits.splice(0)) run();
    await new Promise((done) => setImmediate(done));
  };
  const store = (salons: Partial<KnownSalons>) => {
    stored = { ...stored, ...salons };
  };
  return { recorder, told, waits, pass, store };
}

describe('who is here', () => {
  it.each([
    [null, 'consumer'],
    ['10001', '10001'],
  ])(
    'with the own salon %s is told once, after the delay, as %s',
    async (ownSalonNo, visitorType) => {
      const { recorder, told, waits, pass } = openRecorder({
        known: { ownSalonNo, chosenSalonNo: '10003' },
      });
      recorder.start();
      expect(told).toEqual([]);
      expect(waits.map(({ delayInMs }) => delayInMs)).toEqual([700]);
      await pass();
      expect(told).toEqual([{ visitorType, salonNo: '10003' }]);
    },
  );

  it('is told at once when an action changed it', () => {
    const { recorder, told, waits } = openRecorder();
    recorder.record(pageEvent({ kind: 'salonChanged', action: 'removeSalon' }));
    expect(waits).toEqual([]);
    expect(told).toEqual([{ visitorType: 'consumer', salonNo: '10003', action: 'removeSalon' }]);
  });
});

const PAGE = { kind: 'routeChanged' } as const;
const names = (told: readonly DataLayerEvent[]) =>
  told.map((event) => ('event' in event ? event.event : `${event.visitorType} ${event.salonNo}`));

describe.each([
  ['loggedIn', 'login'],
  ['signedUp', 'sign_up'],
] as const)('%s', (kind, event) => {
  it('tells the new visitor before the page that follows, and the event after its delay', async () => {
    const { recorder, told, pass } = openRecorder({ looksUp: async () => '10001' });
    recorder.record(pageEvent({ kind }));
    recorder.record(pageEvent(PAGE));
    expect(told).toEqual([]);
    await pass();
    expect(names(told)).toEqual(['10001 10003', 'page_view', event]);
    expect(told.at(-1)).toEqual({ event, affiliatedSalonNo: '10001', selectedSalonNo: '10003' });
  });

  it('tells nothing anew of a customer who is no salon', async () => {
    const { recorder, told, pass } = openRecorder({ looksUp: async () => null });
    recorder.record(pageEvent({ kind }));
    recorder.record(pageEvent(PAGE));
    await pass();
    expect(names(told)).toEqual(['page_view', event]);
  });

  it('believes the server until this browser has stored the same', async () => {
    const { recorder, told, pass, store } = openRecorder({ looksUp: async () => '10001' });
    recorder.record(pageEvent({ kind }));
    await pass();
    told.splice(0);
    recorder.record(pageEvent(PAGE));
    store({ ownSalonNo: '10001' });
    recorder.record(pageEvent(PAGE));
    expect(names(told)).toEqual(['page_view', 'page_view']);
    store({ ownSalonNo: null });
    recorder.record(pageEvent(PAGE));
    expect(names(told).slice(2)).toEqual(['consumer 10003', 'page_view']);
  });

  it('is told with what is known when the page is left, and not once more', async () => {
    const { recorder, told, pass } = openRecorder({
      known: { ownSalonNo: '10002', chosenSalonNo: null },
      looksUp: () => new Promise(() => {}),
    });
    recorder.record(pageEvent({ kind }));
    recorder.record(pageEvent(PAGE));
    recorder.flush();
    expect(names(told)).toEqual(['page_view', event]);
    expect(told.at(-1)).toEqual({ event, affiliatedSalonNo: '10002', selectedSalonNo: null });
    await pass();
    expect(told).toHaveLength(2);
  });

  it('goes on with what is known when the server cannot tell', async () => {
    const { recorder, told, pass } = openRecorder({ looksUp: async () => undefined });
    recorder.record(pageEvent({ kind }));
    recorder.record(pageEvent(PAGE));
    await pass();
    expect(names(told)).toEqual(['page_view', event]);
  });
});

it('tells a consumer after a logout, before the page that follows', () => {
  const { recorder, told, store } = openRecorder({
    known: { ownSalonNo: '10001', chosenSalonNo: '10003' },
  });
  recorder.record(pageEvent({ kind: 'loggedOut' }));
  recorder.record(pageEvent(PAGE));
  store({ ownSalonNo: null });
  recorder.record(pageEvent(PAGE));
  expect(names(told)).toEqual(['consumer 10003', 'page_view', 'page_view']);
});

it('tells a salon that another device or tab chose, before the event that follows', async () => {
  const { recorder, told, store, pass } = openRecorder();
  recorder.start();
  await pass();
  store({ chosenSalonNo: '10007' });
  recorder.record(pageEvent(PAGE));
  recorder.record(pageEvent(PAGE));
  expect(names(told)).toEqual(['consumer 10003', 'consumer 10007', 'page_view', 'page_view']);
});

it('tells who is here once, also when an event told it before the delay', async () => {
  const { recorder, told, store, pass } = openRecorder();
  recorder.start();
  store({ chosenSalonNo: null });
  recorder.record(pageEvent(PAGE));
  await pass();
  expect(names(told)).toEqual(['consumer null', 'page_view']);
});

it('tells an item opened from a list once, and once more from another list', () => {
  const { recorder, told } = openRecorder();
  const open = (list: string, id: number) =>
    recorder.record(
      pageEvent({ kind: 'itemSelected', list, cards: [{ card: card(id), index: 0 }] }),
    );
  open('shop', 1);
  open('shop', 1);
  open('shop', 2);
  open('home', 1);
  const lists = told.map((event) =>
    'ecommerce' in event && 'item_list_id' in event.ecommerce
      ? `${event.event} ${event.ecommerce.item_list_id} ${event.ecommerce.items[0]?.item_id}`
      : null,
  );
  expect(lists).toEqual(['select_item shop 1', 'select_item shop 2', 'select_item home 1']);
});
