import {
  addDoc,
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  GeoPoint,
  getDoc,
  getDocs,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from '@firebase/firestore/lite';
import { type ClientCall, call, codeOf } from './client-call.ts';

const CLIENT = '@firebase/firestore/lite';

/** Writes, in a collection of their own; each call in a document of its own. */
export function firestoreWrites(database: Firestore): readonly ClientCall[] {
  const notes = collection(database, 'notes');
  const written = (name: string, write: (id: string) => Promise<unknown>, expected: unknown) =>
    call(
      CLIENT,
      name,
      async () => {
        await write(name);
        return (await getDoc(doc(notes, name))).data();
      },
      expected,
    );
  const at = (id: string) => doc(notes, id);
  return [
    written('setDoc', (id) => setDoc(at(id), { a: 1, b: { c: [true, null, 'x'] } }), {
      a: 1,
      b: { c: [true, null, 'x'] },
    }),
    written(
      'setDoc replaces',
      async (id) => {
        await setDoc(at(id), { a: 1, b: 2 });
        await setDoc(at(id), { b: 3 });
      },
      { b: 3 },
    ),
    written(
      'setDoc with merge',
      async (id) => {
        await setDoc(at(id), { a: 1, b: { c: 1, d: 1 } });
        await setDoc(at(id), { b: { c: 2 } }, { merge: true });
      },
      { a: 1, b: { c: 2, d: 1 } },
    ),
    written(
      'updateDoc',
      async (id) => {
        await setDoc(at(id), { a: 1, b: { c: 1, 'x.y': 1 } });
        await updateDoc(at(id), { 'b.c': 2, a: deleteField() });
      },
      { b: { c: 2, 'x.y': 1 } },
    ),
    written(
      'increment, arrayUnion, arrayRemove',
      async (id) => {
        await setDoc(at(id), { a: 1, b: ['x', 'y'], c: ['x', 'y'] });
        const change = { a: increment(2), b: arrayUnion('y', 'z'), c: arrayRemove('x') };
        await updateDoc(at(id), { ...change, d: increment(0.5) });
      },
      { a: 3, b: ['x', 'y', 'z'], c: ['y'], d: 0.5 },
    ),
    call(
      CLIENT,
      'serverTimestamp, GeoPoint',
      async () => {
        await setDoc(at('server'), { at: serverTimestamp(), place: new GeoPoint(52, 5) });
        const found = await getDoc(at('server'));
        return [found.get('at') instanceof Timestamp, found.get('place').latitude];
      },
      [true, 52],
    ),
    call(
      CLIENT,
      'addDoc',
      async () => {
        const added = await addDoc(collection(database, 'added'), { a: 1 });
        return (await getDoc(added)).data();
      },
      { a: 1 },
    ),
    call(
      CLIENT,
      'deleteDoc',
      async () => {
        await setDoc(at('deleted'), { a: 1 });
        await deleteDoc(at('deleted'));
        return (await getDoc(at('deleted'))).exists();
      },
      false,
    ),
    call(
      CLIENT,
      'writeBatch',
      async () => {
        const batch = writeBatch(database);
        const first = doc(database, 'batch', '1');
        batch
          .set(first, { a: 1 })
          .update(first, { a: 2 })
          .delete(doc(database, 'batch', '2'));
        await batch.commit();
        return (await getDocs(collection(database, 'batch'))).docs.map((one) => one.data());
      },
      [{ a: 2 }],
    ),
    call(
      CLIENT,
      'a batch that fails changes nothing',
      async () => {
        const batch = writeBatch(database);
        batch.set(at('half'), { a: 1 }).update(at('nowhere'), { a: 1 });
        const code = await codeOf(batch.commit());
        return [code, (await getDoc(at('half'))).exists()];
      },
      ['not-found', false],
    ),
    call(
      CLIENT,
      'runTransaction, twice at once',
      async () => {
        await setDoc(at('count'), { a: 0 });
        const count = () =>
          runTransaction(database, async (transaction) => {
            const before = await transaction.get(at('count'));
            transaction.update(at('count'), { a: before.get('a') + 1 });
          });
        await Promise.all([count(), count()]);
        return (await getDoc(at('count'))).get('a');
      },
      2,
    ),
  ];
}
