import { initializeApp } from '@firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
} from '@firebase/auth';
import { expect, it } from 'vitest';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import { serveOwnPort } from '../../own-port.ts';

const [ADDRESS, OTHER_ADDRESS] = ['ada@example.com', 'bea@example.com'];
const [PASSWORD, NEW_PASSWORD] = ['Comb-and-brush', 'Brush-and-comb'];

/** Opens Google's client with the platform as its emulator. */
async function openClient() {
  const platform = openPlatform();
  const { port, stop } = await serveOwnPort(platform, { service: 'identity', port: 0 });
  const app = initializeApp({ projectId: 'demo-shop', apiKey: 'any' }, `auth ${port}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
  return {
    auth,
    async [Symbol.asyncDispose]() {
      await stop();
    },
  };
}

const readRefusal = (code: string) => ({ code: `auth/${code}` });

it('makes an account, changes and deletes it', async () => {
  await using client = await openClient();
  const { auth } = client;
  const create = () => createUserWithEmailAndPassword(auth, ADDRESS, PASSWORD);
  const { user } = await create();
  expect(user.email).toBe(ADDRESS);
  await expect(create()).rejects.toMatchObject(readRefusal('email-already-in-use'));
  await updateProfile(user, { displayName: 'Ada', photoURL: 'https://example.com/a.png' });
  await user.reload();
  expect([user.displayName, user.photoURL]).toEqual(['Ada', 'https://example.com/a.png']);
  await updateProfile(user, { photoURL: '' });
  await user.reload();
  expect(user.photoURL).toBeNull();
  await expect(updatePassword(user, 'abc')).rejects.toMatchObject(readRefusal('weak-password'));
  await updatePassword(user, NEW_PASSWORD);
  expect(await user.getIdToken(true)).not.toBe('');
  await sendPasswordResetEmail(auth, ADDRESS);
  await signOut(auth);
  const signIn = (password: string) => signInWithEmailAndPassword(auth, ADDRESS, password);
  await expect(signIn(PASSWORD)).rejects.toMatchObject(readRefusal('invalid-credential'));
  await deleteUser((await signIn(NEW_PASSWORD)).user);
  await expect(signIn(NEW_PASSWORD)).rejects.toMatchObject(readRefusal('invalid-credential'));
});

it('gives an anonymous account an address and a password', async () => {
  await using client = await openClient();
  const { user } = await signInAnonymously(client.auth);
  expect(user.isAnonymous).toBe(true);
  const credential = EmailAuthProvider.credential(OTHER_ADDRESS, PASSWORD);
  const linked = await linkWithCredential(user, credential);
  expect(linked.user.uid).toBe(user.uid);
  expect([linked.user.email, linked.user.isAnonymous]).toEqual([OTHER_ADDRESS, false]);
});
