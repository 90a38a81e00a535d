export {
  ADDRESS_ACTIONS,
  type AddressAction,
  checkAccountUpdate,
  checkAddressChange,
} from './check-account-change.ts';
export {
  type Activation,
  type AddressProof,
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
export { isMadeByLogin, type LoginTimes } from './is-made-by-login.ts';
export { letterChange } from './letter-change.ts';
export {
  isPasswordValid,
  passwordFacts,
} from './password.ts';
