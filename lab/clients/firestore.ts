import { initializeApp } from '@firebase/app';
import {
  average,
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  endBefore,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  or,
  orderBy,
  type QueryConstraint,
  query,
  startAfter,
  sum,
  where,
} from '@firebase/firestore/lite';
import { type ClientCall, call, codeOf } from './client-call.ts';
import { firestoreWrites } from './firestore-writes.ts';
import type { OpenPlatform } from './open-platform.ts';

const CLIENT = '@firebase/firestore/lite';

/** Google's light client, as if the platform were the emulator. */
export function firestoreCalls({ firestorePort }: OpenPlatform): readonly ClientCall[] {
  const database = (name: string, mockUserToken: string) => {
    const app = initializeApp({ projectId: 'demo-shop', apiKey: 'any' }, name);
    const opened = getFirestore(app);
    connectFirestoreEmulator(opened, '127.0.0.1', firestorePort, { mockUserToken });
    return opened;
  };
  const salons = collection(database('firestore', 'owner'), 'salons');
  const ids = async (...constraints: QueryConstraint[]) =>
    (await getDocs(query(salons, ...constraints))).docs.map(({ id }) => id);
  const found = (name: string, expected: readonly string[], ...constraints: QueryConstraint[]) =>
    call(CLIENT, name, () => ids(...constraints), expected);
  return [
    call(CLIENT, 'getDoc', async () => (await getDoc(doc(salons, '3'))).get('city'), 'Gent'),
    call(CLIENT, 'getDoc of none', async () => (await getDoc(doc(salons, '9'))).exists(), false),
    found('getDocs', ['1', '2', '3']),
    found('==', ['1', '2'], where('country', '==', 'NL')),
    found('!=', ['3'], where('country', '!=', 'NL')),
    found('>=', ['3', '1'], where('city', '>=', 'Gent')),
    found('in', ['2', '3'], where('city', 'in', ['Gent', 'Arnhem'])),
    found('not-in', ['1'], where('city', 'not-in', ['Gent', 'Arnhem'])),
    found('array-contains', ['2'], where('services', 'array-contains', 'colour')),
    found('array-contains-any', ['2', '3'], where('services', 'array-contains-any', ['cut'])),
    found('== null', ['1', '2', '3'], where('salonEmail', '==', null)),
    found('documentId in', ['1', '3'], where(documentId(), 'in', ['1', '3'])),
    found('documentId >', ['2', '3'], where(documentId(), '>', '1')),
    found('orderBy, limit', ['2', '3'], orderBy('city'), limit(2)),
    found('descending', ['1', '3', '2'], orderBy('city', 'desc')),
    found('startAfter', ['3', '1'], orderBy('city'), startAfter('Arnhem')),
    found('endBefore', ['2'], orderBy('city'), endBefore('Gent')),
    call(
      CLIENT,
      'startAfter a document',
      async () => {
        const first = await getDoc(doc(salons, '1'));
        return ids(orderBy(documentId()), startAfter(first));
      },
      ['2', '3'],
    ),
    call(
      CLIENT,
      'or',
      async () => {
        const either = or(where('city', '==', 'Gent'), where('city', '==', 'Utrecht'));
        return (await getDocs(query(salons, either))).size;
      },
      2,
    ),
    call(CLIENT, 'getCount', async () => (await getCount(salons)).data().count, 3),
    call(
      CLIENT,
      'getAggregate',
      async () => {
        const numbers = { sum: sum('none'), average: average('none') };
        return (await getAggregate(salons, numbers)).data();
      },
      { sum: 0, average: null },
    ),
    ...firestoreWrites(salons.firestore),
    call(
      CLIENT,
      'a token that is not the owner’s',
      () => codeOf(getDocs(collection(database('stranger', 'nobody'), 'salons'))),
      'permission-denied',
    ),
  ];
}
