import { initializeApp } from '@firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  documentId,
  endBefore,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  or,
  orderBy,
  type QueryConstraint,
  query,
  runTransaction,
  setDoc,
  setLogLevel,
  startAfter,
  startAt,
  updateDoc,
  where,
} from '@firebase/firestore/lite';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import { type OwnPort, serveOwnPort } from '../../own-port.ts';
import type { Platform } from '../../platform.ts';
import { importSalons } from './import-salons.ts';

const SALONS = [
  { salonNo: '1', salonName: 'Anker', country: 'NL', city: 'Utrecht', salonLoyalty: true },
  { salonNo: '2', salonName: 'Boog', country: 'NL', city: 'Arnhem', services: ['cut', 'colour'] },
  { salonNo: '3', salonName: 'Cirkel', country: 'BE', city: 'Gent', services: ['cut'] },
].map((salon) => JSON.stringify({ position: { lat: 52, lng: 5 }, ...salon }));

let platform: Platform;
let port: OwnPort;
let database: Firestore;
beforeAll(async () => {
  setLogLevel('silent');
  platform = openPlatform();
  await importSalons(platform.context.store, SALONS.join('\n'), new Date());
  port = await serveOwnPort(platform, { service: 'firestore', port: 0 });
  database = connectAs('owner');
});
afterAll(async () => {
  await port.stop();
});

/** Connects Google's light client as if the platform were the emulator. */
function connectAs(mockUserToken: string): Firestore {
  const app = initializeApp({ projectId: 'demo-shop', apiKey: 'any' }, mockUserToken);
  const opened = getFirestore(app);
  connectFirestoreEmulator(opened, '127.0.0.1', port.port, { mockUserToken });
  return opened;
}

const salons = () => collection(database, 'salons');

test.each<readonly [string, readonly string[], readonly QueryConstraint[]]>([
  ['all', ['1', '2', '3'], []],
  ['==', ['1', '2'], [where('country', '==', 'NL')]],
  ['== twice', ['1'], [where('country', '==', 'NL'), where('city', '==', 'Utrecht')]],
  ['!=', ['3'], [where('country', '!=', 'NL')]],
  ['>=', ['3', '1'], [where('city', '>=', 'Gent')]],
  ['in', ['2', '3'], [where('city', 'in', ['Gent', 'Arnhem'])]],
  ['not-in', ['1'], [where('city', 'not-in', ['Gent', 'Arnhem'])]],
  ['array-contains', ['2'], [where('services', 'array-contains', 'colour')]],
  ['array-contains-any', ['2', '3'], [where('services', 'array-contains-any', ['cut'])]],
  ['== null', ['1', '2', '3'], [where('salonEmail', '==', null)]],
  ['documentId in', ['1', '3'], [where(documentId(), 'in', ['1', '3'])]],
  ['documentId >', ['2', '3'], [where(documentId(), '>', '1')]],
  ['orderBy, limit', ['2', '3'], [orderBy('city'), limit(2)]],
  ['descending', ['1', '3', '2'], [orderBy('city', 'desc')]],
  ['descending, startAt', ['3', '2'], [orderBy('city', 'desc'), startAt('Gent')]],
  ['startAfter', ['3', '1'], [orderBy('city'), startAfter('Arnhem')]],
  ['endBefore', ['2'], [orderBy('city'), endBefore('Gent')]],
])('getDocs with %s', async (_name, expected, constraints) => {
  const { docs } = await getDocs(query(salons(), ...constraints));
  expect(docs.map(({ id }) => id)).toEqual(expected);
});

it('reads documents and alternatives', async () => {
  expect((await getDoc(doc(salons(), '3'))).get('city')).toBe('Gent');
  expect((await getDoc(doc(salons(), '9'))).exists()).toBe(false);
  const either = or(where('city', '==', 'Gent'), where('city', '==', 'Utrecht'));
  expect((await getDocs(query(salons(), either))).size).toBe(2);
});

it('reads a salon as it was imported again', async () => {
  await importSalons(platform.context.store, SALONS.join('\n').replace('Gent', 'Gand'), new Date());
  expect((await getDoc(doc(salons(), '3'))).get('city')).toBe('Gand');
});

it('refuses a token that is not the owner’s', async () => {
  const asked = getDocs(collection(connectAs('nobody'), 'salons'));
  await expect(asked).rejects.toMatchObject({ code: 'permission-denied' });
});

it('writes a document whole, and nothing of a write that is not served', async () => {
  const note = doc(database, 'notes', 'a');
  await setDoc(note, { text: 'first', more: 'x' });
  await setDoc(note, { text: 'second' });
  expect((await getDoc(note)).data()).toEqual({ text: 'second' });
  await expect(updateDoc(note, { text: 'third' })).rejects.toThrow('Request failed');
  expect((await getDoc(note)).data()).toEqual({ text: 'second' });
  await deleteDoc(note);
  expect((await getDoc(note)).exists()).toBe(false);
});

test('of two transactions at once each counts', async () => {
  const place = doc(database, 'counts', 'one');
  await setDoc(place, { count: 0 });
  const addOne = () =>
    runTransaction(database, async (transaction) => {
      const found = await transaction.get(place);
      transaction.set(place, { count: Number(found.get('count')) + 1 });
    });
  await Promise.all([addOne(), addOne()]);
  expect((await getDoc(place)).data()).toEqual({ count: 2 });
});
