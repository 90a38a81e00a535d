/** Every error of our API: the status and the message of spec §5 and §8, for both sides. */
export const API_ERRORS = {
  // Any call
  malformedJson: { status: 400, message: 'The request body is not valid JSON' },
  notAnObject: { status: 400, message: 'The request body must be a JSON object' },
  missingLocale: { status: 400, message: 'No locale parameter' },
  unknownLocale: { status: 400, message: 'Unknown locale' },
  foreignOrigin: { status: 403, message: 'Requests from another origin are not allowed' },
  unknownPath: { status: 404, message: 'There is nothing at this address' },
  wrongMethod: { status: 405, message: 'This address does not answer this method' },
  bodyTooLarge: { status: 413, message: 'The request body is too large' },
  notJson: { status: 415, message: 'The request body must be sent as application/json' },
  tooManyRequests: { status: 429, message: 'Too many requests. Please try again in a moment' },
  unexpected: { status: 500, message: 'Something went wrong. Please try again' },
  busy: { status: 503, message: 'The shop is very busy. Please try again in a moment' },
  platformFailed: { status: 502, message: 'The shop could not be reached. Please try again' },
  platformTimedOut: { status: 504, message: 'The shop did not answer in time. Please try again' },

  // Cart and checkout
  noLineItems: { status: 400, message: 'Must include at least one line item' },
  tooManyLineItems: { status: 400, message: 'Can include at most 250 line items' },
  missingVariantId: { status: 400, message: 'Each line item needs a variantId' },
  missingLineId: { status: 400, message: 'Each line item needs an id' },
  quantityNotANumber: { status: 400, message: 'Each line item needs a numeric quantity' },
  quantityNotWhole: { status: 400, message: 'A quantity must be a whole number' },
  quantityBelowOne: { status: 400, message: 'A quantity must be at least 1' },
  quantityNegative: { status: 400, message: 'A quantity must not be negative' },
  quantityTooLarge: { status: 400, message: 'A quantity must be less than 1000000' },
  invalidSellingPlan: {
    status: 400,
    message: 'This selling plan is not available for this product',
  },
  invalidAttributes: { status: 400, message: 'Line item attributes need a key and a value' },
  tooManyAttributes: { status: 400, message: 'A line item can have at most 25 attributes' },
  attributeKeyTooLong: {
    status: 400,
    message: 'The key of an attribute must be at most 40 characters',
  },
  attributeValueTooLong: {
    status: 400,
    message: 'The value of an attribute must be at most 500 characters',
  },
  missingCheckoutId: { status: 400, message: 'Missing checkout id' },
  foreignCheckoutId: { status: 400, message: 'This checkout id is not a cart id' },
  checkoutIdWithoutKey: { status: 400, message: 'This checkout id lacks its key' },
  invalidId: { status: 400, message: 'An id in the request is not valid' },
  unknownVariant: { status: 400, message: 'This product is not available in this shop' },
  unknownLine: { status: 400, message: 'This line is no longer in the cart' },
  cartTooLarge: { status: 400, message: 'This cart is full' },
  tooManyCarts: {
    status: 429,
    message: 'Too many new carts. Please wait a few minutes and try again',
  },
  tooManyCodes: {
    status: 429,
    message: 'Too many unknown codes. Please wait a few minutes and try again',
  },
  cartRefused: { status: 400, message: 'The shop could not change the cart' },
  unknownCheckout: { status: 404, message: 'This checkout no longer exists' },
  invalidDiscountCodes: { status: 400, message: 'Discount codes must be texts' },

  // Promotions
  missingDiscountId: { status: 400, message: 'Missing discountId' },
  invalidDiscountId: { status: 400, message: 'This discountId is not an automatic discount' },
  unknownDiscount: { status: 404, message: 'This discount does not exist' },

  // Accounts
  notLoggedIn: { status: 401, message: 'You are not logged in' },
  notYours: { status: 403, message: 'This belongs to another customer' },
  loginFailed: { status: 401, message: 'Login email or password is incorrect' },
  missingLoginInput: { status: 400, message: 'Email or password is missing' },
  missingEmail: { status: 400, message: 'Email is missing' },
  tooManyLogins: {
    status: 429,
    message: 'Too many login attempts. Please wait a few minutes and try again',
  },
  tooManyAttempts: {
    status: 429,
    message: 'Too many attempts. Please wait a few minutes and try again',
  },
  accountsElsewhere: {
    status: 409,
    message: 'Customers of this shop log in, and change this, on its own account pages',
  },
  loginNotFinished: {
    status: 400,
    message: 'The login could not be finished. Please log in again',
  },
  loginTooOld: {
    status: 403,
    message: 'Please log out and in again for this, and come back within 15 minutes',
  },
  logoutFailed: { status: 502, message: 'Logout failed' },
  missingRegisterInput: { status: 400, message: 'Missing customer input' },
  registerPasswordInvalid: { status: 400, message: 'Password invalid' },
  registerPasswordsDiffer: { status: 400, message: 'Passwords do not match' },
  emailTaken: { status: 400, message: 'Email has already been taken' },
  emailInvalid: { status: 400, message: 'Email is invalid' },
  nameInvalid: { status: 400, message: 'A name must not contain web addresses or HTML tags' },
  activationPending: {
    status: 400,
    message: 'We have sent you an email. Please click the link in it to activate your account',
  },
  registerFailed: { status: 400, message: 'Register failed' },
  invalidPassword: {
    status: 400,
    message:
      'Your password should be between 8 and 100 characters, and have at least one lowercase and one uppercase letter.',
  },
  passwordBlankAtEnd: {
    status: 400,
    message: 'Your password must not start or end with a blank',
  },
  passwordsDiffer: { status: 400, message: 'Passwords do not match.' },
  activationFailed: { status: 400, message: 'Activation failed' },
  missingResetInput: {
    status: 400,
    message: 'The password, reset token, or customer id is missing',
  },
  mailNotSent: {
    status: 503,
    message: 'The email could not be sent. Please try again in a moment',
  },
  resetFailed: { status: 400, message: 'Reset password failed' },
  missingAddressInput: { status: 400, message: 'Missing customerAccessToken or address' },
  missingAddressId: { status: 400, message: 'Missing customerAccessToken or address id' },
  unknownAddressAction: { status: 400, message: 'Unknown address action' },
  invalidAddress: { status: 400, message: 'An address holds texts only' },
  createAddressFailed: { status: 400, message: 'Create address failed' },
  updateAddressFailed: { status: 400, message: 'Update address failed' },
  defaultAddressFailed: { status: 400, message: 'Update default address failed' },
  deleteAddressFailed: { status: 400, message: 'Delete address failed' },
  missingAccountInput: { status: 400, message: 'Missing customer or customerAccessToken' },
  updateAccountFailed: { status: 400, message: 'Update account info failed' },
  subscriptionNotChanged: {
    status: 409,
    message: 'The subscription could not be changed. Please look at it again',
  },
  missingWebUrl: { status: 400, message: 'Web address is missing' },
  missingSalon: { status: 400, message: 'Salon is missing' },
  salonTooLarge: { status: 400, message: 'A salon must be shorter than 10000 characters' },
  missingProductIds: { status: 400, message: 'Product ids are missing' },
  tooManyProductIds: { status: 400, message: 'A wishlist holds at most 500 products' },
  wishlistNotSaved: { status: 502, message: 'Update wishlist failed' },

  // Content
  tooManyProducts: { status: 400, message: 'At most 500 products can be requested at once' },

  // Reviews
  reviewStars: { status: 400, message: 'A rating is a whole number from 1 to 5' },
  reviewTooShort: {
    status: 400,
    message: 'A review needs a title and a text of at least 20 characters',
  },
  reviewTooLong: {
    status: 400,
    message: 'A title has at most 100 characters, a review at most 2000',
  },
  reviewLink: { status: 400, message: 'A review must not contain web addresses or HTML tags' },
  reviewInsult: { status: 400, message: 'A review must not insult anybody' },
  reviewExists: { status: 400, message: 'You have reviewed this product already' },
  emailNotProved: { status: 403, message: 'Your email address is not confirmed yet' },
  unknownProduct: { status: 404, message: 'This product does not exist' },

  // Back in stock
  backInStock: { status: 400, message: 'This size is in stock' },
  restockLinkInvalid: { status: 404, message: 'This link does not work any more' },

  // Withdrawal
  missingWithdrawalInput: { status: 400, message: 'Name, order number or email is missing' },
  withdrawalTooLong: { status: 400, message: 'This text is too long' },
  withdrawalHasLink: {
    status: 400,
    message: 'A text must not contain web addresses or HTML tags',
  },

  // Contact
  missingContactInput: { status: 400, message: 'Name, email, subject or message is missing' },
  contactTooLong: { status: 400, message: 'Name, order number or message is too long' },

  // Salons
  invalidPlace: { status: 400, message: 'A place is a latitude and a longitude: 52.37,4.9' },
  queryTooLong: { status: 400, message: 'A search must be at most 100 characters' },
  unknownSalon: { status: 404, message: 'This salon does not exist' },
  salonsNotLoaded: { status: 502, message: 'Salons could not be loaded. Please try again' },
} as const satisfies Readonly<Record<string, ApiError>>;

export interface ApiError {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 502 | 503 | 504;
  readonly message: string;
}

export type ApiErrorCode = keyof typeof API_ERRORS;

export function messageOf(code: ApiErrorCode): string {
  return API_ERRORS[code].message;
}

function isApiErrorCode(value: string): value is ApiErrorCode {
  return Object.hasOwn(API_ERRORS, value);
}

/** Responses carry messages only; a page in another language finds its own text by the code. */
export function apiErrorCodeOf(message: string): ApiErrorCode | null {
  for (const [code, error] of Object.entries(API_ERRORS)) {
    if (error.message === message && isApiErrorCode(code)) return code;
  }
  return null;
}
