import type { CustomerIdOf } from './buyer-identity.ts';

/** The platform keeps no customer accounts, so no access token opens one. */
export const customerIdOf: CustomerIdOf = () => null;
