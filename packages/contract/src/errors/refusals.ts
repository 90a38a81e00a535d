/** Every refusal of our API: the status and the sentence of spec §5 and §8, once, for both sides. */
export const REFUSALS = {
  // Any call
  malformedJson: { status: 400, sentence: 'The request body is not valid JSON' },
  notAnObject: { status: 400, sentence: 'The request body must be a JSON object' },
  missingLocale: { status: 400, sentence: 'No locale parameter' },
  unknownLocale: { status: 400, sentence: 'Unknown locale' },
  foreignOrigin: { status: 403, sentence: 'Requests from another origin are not allowed' },
  unknownPath: { status: 404, sentence: 'There is nothing at this address' },
  wrongMethod: { status: 405, sentence: 'This address does not answer this method' },
  bodyTooLarge: { status: 413, sentence: 'The request body is too large' },
  notJson: { status: 415, sentence: 'The request body must be sent as application/json' },
  tooManyRequests: { status: 429, sentence: 'Too many requests. Please try again in a moment' },
  unexpected: { status: 500, sentence: 'Something went wrong. Please try again' },
  busy: { status: 503, sentence: 'The shop is very busy. Please try again in a moment' },
  platformFailed: { status: 502, sentence: 'The shop could not be reached. Please try again' },
  platformTimedOut: { status: 504, sentence: 'The shop did not answer in time. Please try again' },

  // Cart and checkout
  noLineItems: { status: 400, sentence: 'Must include at least one line item' },
  tooManyLineItems: { status: 400, sentence: 'Can include at most 250 line items' },
  missingVariantId: { status: 400, sentence: 'Each line item needs a variantId' },
  missingLineId: { status: 400, sentence: 'Each line item needs an id' },
  quantityNotANumber: { status: 400, sentence: 'Each line item needs a numeric quantity' },
  quantityNotWhole: { status: 400, sentence: 'A quantity must be a whole number' },
  quantityBelowOne: { status: 400, sentence: 'A quantity must be at least 1' },
  quantityNegative: { status: 400, sentence: 'A quantity must not be negative' },
  quantityTooLarge: { status: 400, sentence: 'A quantity must be less than 1000000' },
  invalidSellingPlan: {
    status: 400,
    sentence: 'This selling plan is not available for this product',
  },
  invalidAttributes: { status: 400, sentence: 'Line item attributes need a key and a value' },
  missingCheckoutId: { status: 400, sentence: 'Missing checkout id' },
  foreignCheckoutId: { status: 400, sentence: 'This checkout id is not a cart id' },
  checkoutIdWithoutKey: { status: 400, sentence: 'This checkout id lacks its key' },
  invalidId: { status: 400, sentence: 'An id in the request is not valid' },
  unknownVariant: { status: 400, sentence: 'This product is not available in this shop' },
  unknownLine: { status: 400, sentence: 'This line is no longer in the cart' },
  cartTooLarge: { status: 400, sentence: 'This cart is full' },
  cartRefused: { status: 400, sentence: 'The shop could not change the cart' },
  unknownCheckout: { status: 404, sentence: 'This checkout no longer exists' },
  invalidDiscountCodes: { status: 400, sentence: 'Discount codes must be texts' },

  // Promotions
  missingDiscountId: { status: 400, sentence: 'Missing discountId' },
  invalidDiscountId: { status: 400, sentence: 'This discountId is not an automatic discount' },
  unknownDiscount: { status: 404, sentence: 'This discount does not exist' },

  // Accounts
  notLoggedIn: { status: 401, sentence: 'You are not logged in' },
  notYours: { status: 403, sentence: 'This belongs to another customer' },
  loginFailed: { status: 401, sentence: 'Login email or password is incorrect' },
  missingLoginInput: { status: 400, sentence: 'Email or password is missing' },
  missingEmail: { status: 400, sentence: 'Email is missing' },
  tooManyLogins: {
    status: 429,
    sentence: 'Too many login attempts. Please wait a few minutes and try again',
  },
  tooManyAttempts: {
    status: 429,
    sentence: 'Too many attempts. Please wait a few minutes and try again',
  },
  logoutFailed: { status: 502, sentence: 'Logout failed' },
  missingRegisterInput: { status: 400, sentence: 'Missing customer input' },
  registerPasswordInvalid: { status: 400, sentence: 'Password invalid' },
  registerPasswordsDiffer: { status: 400, sentence: 'Passwords do not match' },
  emailTaken: { status: 400, sentence: 'Email has already been taken' },
  emailInvalid: { status: 400, sentence: 'Email is invalid' },
  nameInvalid: { status: 400, sentence: 'A name must not contain web addresses or HTML tags' },
  activationPending: {
    status: 400,
    sentence: 'We have sent you an email. Please click the link in it to activate your account',
  },
  registerFailed: { status: 400, sentence: 'Register failed' },
  invalidPassword: {
    status: 400,
    sentence:
      'Your password should be between 8 and 100 characters, and have at least one lowercase and one uppercase letter.',
  },
  passwordBlankAtEnd: {
    status: 400,
    sentence: 'Your password must not start or end with a blank',
  },
  passwordsDiffer: { status: 400, sentence: 'Passwords do not match.' },
  activationFailed: { status: 400, sentence: 'Activation failed' },
  missingResetInput: {
    status: 400,
    sentence: 'The password, reset token, or customer id is missing.',
  },
  resetFailed: { status: 400, sentence: 'Reset password failed' },
  missingAddressInput: { status: 400, sentence: 'Missing customerAccessToken or address' },
  missingAddressId: { status: 400, sentence: 'Missing customerAccessToken or address id' },
  unknownAddressAction: { status: 400, sentence: 'Unknown address action' },
  invalidAddress: { status: 400, sentence: 'An address holds texts only' },
  createAddressFailed: { status: 400, sentence: 'Create address failed' },
  updateAddressFailed: { status: 400, sentence: 'Update address failed' },
  defaultAddressFailed: { status: 400, sentence: 'Update default address failed' },
  deleteAddressFailed: { status: 400, sentence: 'Delete address failed' },
  missingAccountInput: { status: 400, sentence: 'Missing customer or customerAccessToken' },
  updateAccountFailed: { status: 400, sentence: 'Update account info failed' },
  missingWebUrl: { status: 400, sentence: 'Web address is missing' },
  missingSalon: { status: 400, sentence: 'Salon is missing' },
  salonTooLarge: { status: 400, sentence: 'A salon must be shorter than 10000 characters' },
  missingProductIds: { status: 400, sentence: 'Product ids are missing' },
  tooManyProductIds: { status: 400, sentence: 'A wishlist holds at most 500 products' },
  wishlistNotSaved: { status: 502, sentence: 'Update wishlist failed' },

  // Withdrawal
  missingWithdrawalInput: { status: 400, sentence: 'Name, order number or email is missing' },
  withdrawalTooLong: { status: 400, sentence: 'This text is too long' },

  // Salons
  invalidPlace: { status: 400, sentence: 'A place is a latitude and a longitude: 52.37,4.9' },
  queryTooLong: { status: 400, sentence: 'A search must be at most 100 characters' },
  unknownSalon: { status: 404, sentence: 'This salon does not exist' },
  salonsNotLoaded: { status: 502, sentence: 'Salons could not be loaded. Please try again' },
} as const satisfies Readonly<Record<string, Refusal>>;

export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 502 | 503 | 504;
  readonly sentence: string;
}

export type RefusalCode = keyof typeof REFUSALS;

export function sentenceOf(code: RefusalCode): string {
  return REFUSALS[code].sentence;
}
