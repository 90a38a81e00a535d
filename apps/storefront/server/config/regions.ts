import { ConfigError, type Environment, originsOf, secretOf } from './read-env.ts';

/** Region of the shop beside this one, which is told of changes. */
export interface Region {
  readonly kind: 'region';
  /** Address that reaches any one of its servers. */
  readonly address: string;
  /** Common to all regions. */
  readonly secret: string;
}

const MIN_SECRET_LENGTH = 32;

/** Reads the other regions and the secret by which they know each other; without a secret none is told or listened to. */
export function regionsOf(environment: Environment) {
  const addresses = originsOf(environment, 'REGIONS');
  const secret = secretOf(environment, 'REGION_SECRET') ?? null;
  if (secret !== null && secret.length < MIN_SECRET_LENGTH) {
    throw new ConfigError(`REGION_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
  }
  if (secret === null && addresses.length > 0) {
    throw new ConfigError('REGION_SECRET is missing: REGIONS needs it.');
  }
  const others = addresses.map(
    (address): Region => ({ kind: 'region', address, secret: secret ?? '' }),
  );
  return { secret, others };
}
