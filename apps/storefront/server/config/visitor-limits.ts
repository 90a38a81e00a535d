import { type Environment, wholeNumberOf } from './read-env.ts';

/** How much one network may take: an IPv4 address or an IPv6 /64, which may be a whole office. */
export interface VisitorLimits {
  readonly connectionsPerNetwork: number;
  readonly newCartsPerHour: number;
}

export function visitorLimitsOf(environment: Environment): VisitorLimits {
  return {
    connectionsPerNetwork: wholeNumberOf(environment, {
      name: 'CONNECTIONS_PER_NETWORK',
      otherwise: 1_000,
      min: 1,
      max: 10_000,
    }),
    newCartsPerHour: wholeNumberOf(environment, {
      name: 'NEW_CARTS_PER_HOUR',
      otherwise: 600,
      min: 1,
      max: 1_000_000,
    }),
  };
}
