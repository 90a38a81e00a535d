import { ConfigError, type Environment, originsOf, secretsOf } from './read-env.ts';

/** Region of the shop beside this one, which is told of changes. */
export interface Region {
  readonly kind: 'region';
  /** Address that reaches any one of its servers. */
  readonly address: string;
  /** The first of those that are common to all regions. */
  readonly secret: string;
}

/** Reads the other regions and the secrets by which they know each other; without one none is told or listened to. */
export function regionsOf(environment: Environment) {
  const addresses = originsOf(environment, 'REGIONS');
  const secrets = secretsOf(environment, 'REGION_SECRET');
  const [secret] = secrets;
  if (secret === undefined && addresses.length > 0) {
    throw new ConfigError('REGION_SECRET is missing: REGIONS needs it.');
  }
  const others = addresses.map(
    (address): Region => ({ kind: 'region', address, secret: secret ?? '' }),
  );
  return { secrets, others };
}
