export {
  createIdentityClient,
  type EmailOptions,
  type IdentityClient,
  type IdentityOptions,
} from './client.ts';
export { IDENTITY_CODES, type IdentityCode } from './identity-code.ts';
export type { IdentityTokens } from './parse-response.ts';
export type { IdentityFailure, IdentityResult } from './request.ts';
