export const CUSTOMER_STATES = ['DISABLED', 'INVITED', 'ENABLED', 'DECLINED'] as const;

export type CustomerState = (typeof CUSTOMER_STATES)[number];

/** A customer as the shop keeps it. The password's hash is read apart, where it is compared. */
export interface Customer {
  readonly id: number;
  readonly shop: string;
  /** Lower case, and unique in its shop. */
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly state: CustomerState;
  /** True once somebody followed a link that was sent there; only then orders are found by it. */
  readonly isEmailVerified: boolean;
  readonly acceptsMarketing: boolean;
  /** The language of the market they came from, for letters and the links in them. */
  readonly language: string;
  readonly tags: readonly string[];
  readonly multipassIdentifier: string | null;
  readonly defaultAddressId: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** As a person is addressed: the name, else the e-mail. */
export function displayName({
  firstName,
  lastName,
  email,
}: Pick<Customer, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
