import { AggregateField, FieldPath, FieldValue, Firestore } from '@google-cloud/firestore';
import { PassThroughClient } from 'google-auth-library';
import { type ClientCall, call, codeOf } from './client-call.ts';
import type { OpenPlatform } from './open-platform.ts';

const CLIENT = '@google-cloud/firestore';

/** Google's client for servers, over REST: in numbers where others say names. */
export function serverFirestoreCalls({ firestorePort }: OpenPlatform): readonly ClientCall[] {
  const settings = {
    projectId: 'demo-shop',
    host: '127.0.0.1',
    port: firestorePort,
    ssl: false,
    preferRest: true,
    // Otherwise it asks Google for credentials.
    auth: new PassThroughClient(),
  };
  const database = new Firestore(settings);
  const salons = database.collection('salons');
  const ids = async (query: FirebaseFirestore.Query) =>
    (await query.get()).docs.map(({ id }) => id);
  const found = (name: string, query: FirebaseFirestore.Query, expected: readonly string[]) =>
    call(CLIENT, name, () => ids(query), expected);
  const note = (id: string) => database.doc(`server-notes/${id}`);
  const key = FieldPath.documentId();
  return [
    call(CLIENT, 'doc', async () => (await salons.doc('3').get()).get('city'), 'Gent'),
    call(
      CLIENT,
      'getAll',
      async () =>
        (await database.getAll(salons.doc('1'), salons.doc('9'))).map(({ exists }) => exists),
      [true, false],
    ),
    found('==', salons.where('country', '==', 'NL'), ['1', '2']),
    found('not-in', salons.where('city', 'not-in', ['Gent', 'Arnhem']), ['1']),
    found('array-contains', salons.where('services', 'array-contains', 'colour'), ['2']),
    found('documentId', salons.where(key, '>', '1'), ['2', '3']),
    found('orderBy, startAfter', salons.orderBy('city').startAfter('Arnhem'), ['3', '1']),
    call(CLIENT, 'count', async () => (await salons.count().get()).data().count, 3),
    call(
      CLIENT,
      'aggregate',
      async () => (await salons.aggregate({ total: AggregateField.sum('none') }).get()).data(),
      { total: 0 },
    ),
    call(
      CLIENT,
      'set, update, increment, arrayUnion',
      async () => {
        await note('a').set({ a: 1 });
        await note('a').update({ a: FieldValue.increment(2), b: FieldValue.arrayUnion('x') });
        return (await note('a').get()).data();
      },
      { a: 3, b: ['x'] },
    ),
    call(
      CLIENT,
      'create twice',
      async () => {
        await note('once').create({ a: 1 });
        return codeOf(note('once').create({ a: 1 }));
      },
      '6',
    ),
    call(CLIENT, 'update of none', () => codeOf(note('none').update({ a: 1 })), '5'),
    call(
      CLIENT,
      'batch',
      async () => {
        await database.batch().set(note('b'), { a: 1 }).delete(note('a')).commit();
        return [(await note('b').get()).exists, (await note('a').get()).exists];
      },
      [true, false],
    ),
    call(
      CLIENT,
      'runTransaction, twice at once',
      async () => {
        await note('count').set({ a: 0 });
        const count = () =>
          database.runTransaction(async (transaction) => {
            const before = await transaction.get(note('count'));
            transaction.update(note('count'), { a: before.get('a') + 1 });
          });
        await Promise.all([count(), count()]);
        return (await note('count').get()).get('a');
      },
      2,
    ),
  ];
}
