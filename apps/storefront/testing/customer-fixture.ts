/** A registered customer with her address. */
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

/** An unregistered e-mail address. */
export const NO_ADDRESS_ID = 'gid://shopify/MailingAddress/999?model_name=CustomerAddress';
