import type { SalonDatabase } from '../config/index.ts';

/** What the embedded platform and Firestore's emulator take for a signed-in administrator. */
const LOCAL_TOKEN = 'owner';
const SCOPE = 'https://www.googleapis.com/auth/datastore';

/** Google's library is loaded only where a service account is configured; it keeps and renews the token. */
export function accessTokenOf({
  credentialsFile,
}: Pick<SalonDatabase, 'credentialsFile'>): () => Promise<string | null> {
  if (credentialsFile === null) return async () => LOCAL_TOKEN;
  let auth: Promise<{ readonly getAccessToken: () => Promise<string | null | undefined> }> | null =
    null;
  return async () => {
    auth ??= import('google-auth-library').then(
      ({ GoogleAuth }) => new GoogleAuth({ keyFilename: credentialsFile, scopes: [SCOPE] }),
    );
    return (await (await auth).getAccessToken()) ?? null;
  };
}
