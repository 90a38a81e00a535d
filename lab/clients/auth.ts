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
import { type ClientCall, call, codeOf } from './client-call.ts';
import type { OpenPlatform } from './open-platform.ts';

const CLIENT = '@firebase/auth';
const [ADDRESS, OTHER_ADDRESS] = ['ada@example.com', 'bea@example.com'];
const [PASSWORD, NEW_PASSWORD] = ['Comb-and-brush', 'Brush-and-comb'];

/** Google's client against the platform as its emulator; each call goes on where the one before it ended. */
export function authCalls({ identityPort }: OpenPlatform): readonly ClientCall[] {
  const app = initializeApp({ projectId: 'demo-shop', apiKey: 'any' }, 'auth');
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${identityPort}`, { disableWarnings: true });
  const me = () => {
    if (auth.currentUser === null) throw new Error('nobody is signed in');
    return auth.currentUser;
  };
  const signIn = (password: string) => signInWithEmailAndPassword(auth, ADDRESS, password);
  const step = (name: string, answer: () => Promise<unknown>, expected: unknown) =>
    call(CLIENT, name, answer, expected);
  return [
    step(
      'createUserWithEmailAndPassword',
      async () => (await createUserWithEmailAndPassword(auth, ADDRESS, PASSWORD)).user.email,
      ADDRESS,
    ),
    step(
      'the same again',
      () => codeOf(createUserWithEmailAndPassword(auth, ADDRESS, PASSWORD)),
      'auth/email-already-in-use',
    ),
    step('updateProfile', async () => {
      await updateProfile(me(), { displayName: 'Ada', photoURL: 'https://example.com/a.png' });
      await me().reload();
      return [me().displayName, me().photoURL];
    }, ['Ada', 'https://example.com/a.png']),
    step('updateProfile to nothing', async () => {
      await updateProfile(me(), { displayName: 'Ada L.', photoURL: '' });
      await me().reload();
      return [me().displayName, me().photoURL];
    }, ['Ada L.', null]),
    step('a weak password', () => codeOf(updatePassword(me(), 'abc')), 'auth/weak-password'),
    step(
      'updatePassword',
      async () => {
        await updatePassword(me(), NEW_PASSWORD);
        return (await me().getIdToken(true)) !== '';
      },
      true,
    ),
    step(
      'the password before it',
      async () => {
        await signOut(auth);
        return codeOf(signIn(PASSWORD));
      },
      'auth/invalid-credential',
    ),
    step(
      'signInWithEmailAndPassword',
      async () => (await signIn(NEW_PASSWORD)).user.displayName,
      'Ada L.',
    ),
    step(
      'sendPasswordResetEmail',
      async () => (await sendPasswordResetEmail(auth, ADDRESS)) ?? null,
      null,
    ),
    step(
      'deleteUser',
      async () => {
        await deleteUser(me());
        return codeOf(signIn(NEW_PASSWORD));
      },
      'auth/invalid-credential',
    ),
    step('signInAnonymously', async () => (await signInAnonymously(auth)).user.isAnonymous, true),
    step('linkWithCredential', async () => {
      const { uid } = me();
      const credential = EmailAuthProvider.credential(OTHER_ADDRESS, PASSWORD);
      const { user } = await linkWithCredential(me(), credential);
      return [user.uid === uid, user.email, user.isAnonymous];
    }, [true, OTHER_ADDRESS, false]),
  ];
}
