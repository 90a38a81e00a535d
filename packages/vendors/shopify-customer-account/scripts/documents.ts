import * as customerAccount from '../src/index.ts';

/** Every document that is ever sent: types are generated from them, and each is checked against all versions. */
export const DOCUMENTS = Object.values(customerAccount).flatMap((exported) =>
  'document' in exported ? [exported.document] : [],
);
