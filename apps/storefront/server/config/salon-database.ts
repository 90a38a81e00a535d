import { ConfigError } from './config-error.ts';
import { type Environment, textOf, wholeNumberOf } from './read-env.ts';

/** Where salons are kept: a Firestore of one's own, or the embedded platform. */
export interface SalonDatabase {
  /** Up to and without `/v1`. */
  readonly baseUrl: string;
  readonly projectId: string;
  /** A service account's file, or null where a fixed token does: the embedded platform, an emulator. */
  readonly credentialsFile: string | null;
  /** How long one query may take. */
  readonly timeoutInMs: number;
  /** How long a list of salons counts as fresh. */
  readonly freshInMs: number;
}

const GOOGLE = 'https://firestore.googleapis.com';

export function salonDatabaseOf(environment: Environment, platformOrigin: string): SalonDatabase {
  const credentialsFile = textOf(environment, 'FIRESTORE_CREDENTIALS') ?? null;
  const projectId = textOf(environment, 'FIRESTORE_PROJECT_ID');
  if (credentialsFile !== null && projectId === undefined) {
    throw new ConfigError(
      'FIRESTORE_PROJECT_ID is missing: FIRESTORE_CREDENTIALS is set, and a query names its project.',
    );
  }
  const otherwise = credentialsFile === null ? `${platformOrigin}/firestore` : GOOGLE;
  return {
    baseUrl: baseUrlOf(textOf(environment, 'FIRESTORE_URL') ?? otherwise),
    projectId: projectId ?? 'demo-lokke',
    credentialsFile,
    timeoutInMs: wholeNumberOf(environment, {
      name: 'FIRESTORE_TIMEOUT_MS',
      otherwise: 10_000,
      least: 100,
      most: 60_000,
    }),
    freshInMs: wholeNumberOf(environment, {
      name: 'SALONS_FRESH_MS',
      otherwise: 60_000,
      least: 0,
      most: 86_400_000,
    }),
  };
}

function baseUrlOf(text: string): string {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '') {
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  }
  throw new ConfigError(`FIRESTORE_URL must be an http(s) address, not "${text}".`);
}
