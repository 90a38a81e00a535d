import { readFile } from 'node:fs/promises';
import type { SalonDatabase } from '../../config/index.ts';

const SCOPE = 'https://www.googleapis.com/auth/datastore';

/** Loads Google's library only with a service account; it caches and refreshes the token. */
export function accessTokenOf({
  credentialsFile,
  token,
}: Pick<SalonDatabase, 'credentialsFile' | 'token'>): () => Promise<string | null> {
  if (credentialsFile === null) return async () => token;
  let auth: Promise<{ readonly getAccessToken: () => Promise<string | null | undefined> }> | null =
    null;
  return async () => {
    // A failed load is retried: the file may appear later.
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
