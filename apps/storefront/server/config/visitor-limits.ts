import { type Environment, numberOf } from './read-env.ts';

/** Limits of one network: an IPv4 address or an IPv6 /64, which may be a whole office. */
export interface VisitorLimits {
  readonly connectionsPerNetwork: number;
  readonly newCartsPerHour: number;
}

export function visitorLimitsOf(environment: Environment): VisitorLimits {
  return {
    connectionsPerNetwork: numberOf(environment, 'CONNECTIONS_PER_NETWORK'),
    newCartsPerHour: numberOf(environment, 'NEW_CARTS_PER_HOUR'),
  };
}
