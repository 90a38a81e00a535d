export type { AccountCheck, AccountError, AccountErrorCode } from './account-check.ts';
export {
  type AccountUpdate,
  ADDRESS_ACTIONS,
  type AddressAction,
  type AddressChange,
  checkAccountUpdate,
  checkAddressChange,
} from './check-account-change.ts';
export {
  type Activation,
  checkActivation,
  checkForgotPassword,
  checkLogin,
  checkPasswordReset,
  checkRegistration,
  type Login,
  type PasswordReset,
  type Registration,
} from './check-credentials.ts';
export {
  checkProfessionalReset,
  checkProfessionalSignUp,
  type ProfessionalReset,
  type ProfessionalSignUp,
} from './check-professional.ts';
export { checkNewsletter, isEmail, normaliseEmail } from './email.ts';
export {
  isPasswordValid,
  PASSWORD_MAXIMUM_LENGTH,
  PASSWORD_MINIMUM_LENGTH,
  type PasswordFacts,
  passwordFacts,
} from './password.ts';
