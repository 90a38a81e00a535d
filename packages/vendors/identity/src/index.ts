export {
  type Credentials,
  createIdentityClient,
  type IdentityClient,
  type IdentityOptions,
  type LetterWish,
} from './client.ts';
export type { IdentityFailure, Result } from './failure.ts';
export { IDENTITY_CODES, type IdentityCode } from './identity-code.ts';
export type { IdentityTokens, IdentityUser } from './read-answer.ts';
