/** Somebody who registers, and where she lives. */
export const ANNA = {
  email: 'anna@example.com',
  password: 'Abcdefgh',
  firstName: 'Anna',
  lastName: 'Lok',
} as const;

export const ANNAS_ADDRESS = {
  firstName: 'Anna',
  lastName: 'Lok',
  address1: 'Herengracht 1',
  zip: '1015 BA',
  city: 'Amsterdam',
} as const;

/** An address that nobody has. */
export const NO_ADDRESS_ID = 'gid://shopify/MailingAddress/999?model_name=CustomerAddress';
