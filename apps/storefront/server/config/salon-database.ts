import type { EmbeddedPlatform } from './platform-secrets.ts';
import { addressOf, ConfigError, type Environment, numberOf, textOf } from './read-env.ts';

export type SalonDatabase = ReturnType<typeof salonDatabaseOf>;

const EMULATOR_TOKEN = 'owner';
const GOOGLE = 'https://firestore.googleapis.com';

/** Reads the salons' Firestore, or the embedded platform. */
export function salonDatabaseOf(
  environment: Environment,
  { origin: platformOrigin, secrets }: EmbeddedPlatform,
) {
  const credentialsFile = textOf(environment, 'FIRESTORE_CREDENTIALS') ?? null;
  const projectId = textOf(environment, 'FIRESTORE_PROJECT_ID');
  if (credentialsFile !== null && projectId === undefined) {
    throw new ConfigError(
      'FIRESTORE_PROJECT_ID is missing: FIRESTORE_CREDENTIALS is set, and a query names its project.',
    );
  }
  const otherwise = credentialsFile === null ? `${platformOrigin}/firestore` : GOOGLE;
  const url = textOf(environment, 'FIRESTORE_URL');
  return {
    /** Base URL, without `/v1`. */
    baseUrl: addressOf(url ?? otherwise, 'FIRESTORE_URL'),
    projectId: projectId ?? 'demo-lokke',
    /** Service account file; null uses the token. */
    credentialsFile,
    /** The embedded platform's, or the one that Firestore's emulator takes for an administrator's. */
    token: url === undefined ? secrets.salonToken : EMULATOR_TOKEN,
    timeoutInMs: numberOf(environment, 'FIRESTORE_TIMEOUT_MS'),
    /** Time that a list of salons counts as fresh. */
    freshInMs: numberOf(environment, 'SALONS_FRESH_MS'),
  };
}
