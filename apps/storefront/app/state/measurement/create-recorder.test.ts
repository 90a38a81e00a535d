import { marketOf } from '@lokke/domain/markets';
import { describe, expect, it } from 'vitest';
import { createRecorder, type KnownSalons } from './create-recorder.ts';
import type { DataLayerEvent } from './events.ts';
import { card, pageEvent } from './measurement.test-kit.ts';

interface Here {
  readonly known?: KnownSalons;
  readonly looksUp?: () => Promise<KnownSalons | null>;
}

function openRecorder({
  known = { ownSalonNo: null, chosenSalonNo: '10003' },
  looksUp = async () => null,
}: Here = {}) {
  const told: DataLayerEvent[] = [];
  const waits: { readonly run: () => void; readonly delayInMs: number }[] = [];
  const tracked = new Set<string>();
  const recorder = createRecorder({
    market: marketOf('nl'),
    settings: { consumerLabel: 'consumer', delayInMs: 700 },
    push: (event) => told.push(event),
    knownSalons: () => known,
    lookUpSalons: looksUp,
    trackSelection: (selection) => tracked.size < tracked.add(selection).size,
    wait: (run, delayInMs) => waits.push({ run, delayInMs }),
  });
  /** Runs all timers and pending promises. */
  const pass = async () => {
    for (const { run } of waits.splice(0)) run();
    await new Promise((done) => setImmediate(done));
  };
  return { recorder, told, waits, pass };
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

describe.each([
  ['loggedIn', 'login'],
  ['signedUp', 'sign_up'],
] as const)('%s', (kind, event) => {
  it('carries the salon that the server knows and the chosen one, after the delay', async () => {
    const { recorder, told, pass } = openRecorder({
      looksUp: async () => ({ ownSalonNo: '10001', chosenSalonNo: '10003' }),
    });
    recorder.record(pageEvent({ kind }));
    expect(told).toEqual([]);
    await pass();
    expect(told).toEqual([{ event, affiliatedSalonNo: '10001', selectedSalonNo: '10003' }]);
  });

  it('is told with what is known when the page is left, and not once more', async () => {
    const { recorder, told, pass } = openRecorder({
      known: { ownSalonNo: '10002', chosenSalonNo: null },
      looksUp: () => new Promise(() => {}),
    });
    recorder.record(pageEvent({ kind }));
    recorder.flush();
    expect(told).toEqual([{ event, affiliatedSalonNo: '10002', selectedSalonNo: null }]);
    await pass();
    expect(told).toHaveLength(1);
  });
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
