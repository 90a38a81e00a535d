import { ConfigError, type Environment, textOf, wholeNumberOf } from './read-env.ts';

/** The salons' Firestore, or the embedded platform. */
export interface SalonDatabase {
  /** Base URL, without `/v1`. */
  readonly baseUrl: string;
  readonly projectId: string;
  /** Service account file; null uses a fixed token, as the embedded platform and the emulator accept. */
  readonly credentialsFile: string | null;
  /** Timeout of one query. */
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
      min: 100,
      max: 60_000,
    }),
    freshInMs: wholeNumberOf(environment, {
      name: 'SALONS_FRESH_MS',
      otherwise: 60_000,
      min: 0,
      max: 86_400_000,
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
