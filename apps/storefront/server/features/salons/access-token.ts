import { readFile } from 'node:fs/promises';
import type { SalonDatabase } from '../../config/index.ts';

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
    // A file that was not there yet may be there the next time.
    auth ??= signedInWith(credentialsFile).catch((error: unknown) => {
      auth = null;
      throw error;
    });
    return (await (await auth).getAccessToken()) ?? null;
  };
}

async function signedInWith(credentialsFile: string) {
  const credentials: unknown = JSON.parse(await readFile(credentialsFile, 'utf8'));
  const { GoogleAuth } = await import('google-auth-library');
  return new GoogleAuth({ credentials: Object(credentials), scopes: [SCOPE] });
}
