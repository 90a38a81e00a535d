/** LOKKE Professional: accounts of salons, apart from those of customers; what its login service refuses (spec §8). */
export const professional = {
  'professional.login.title': 'Log in for professionals',
  'professional.login.text': 'For salons. This account is separate from the one you shop with.',
  'professional.login.new': 'Not registered yet?',
  'professional.login.register': 'Open a professional account',
  'professional.register.title': 'Open a professional account',
  'professional.register.text':
    'Use the e-mail address that we know your salon by. We send a link to confirm it.',
  'professional.register.known': 'Have one already?',
  'professional.verify.title': 'Confirm your e-mail address',
  'professional.verify.text': 'One press, and the address counts as yours.',
  'professional.verify.action': 'Confirm address',
  'professional.home.title': 'LOKKE Professional',
  'professional.home.account': 'Logged in as {email}.',
  'professional.home.salon': 'Your salon',
  'professional.home.toSalon': 'To the salon’s page',
  'professional.home.noSalon':
    'We know no salon by this address. If yours is known by another, register with that one.',
  'professional.home.unconfirmed':
    'Your address is not confirmed yet. The link is in the e-mail that we sent you; after that your salon stands here.',
  'professional.home.resend': 'Send the e-mail again',
  'professional.home.resent': 'The e-mail is on its way to {email}.',
  'professional.home.confirmed': 'Your address is confirmed.',
  'professional.error.credentials': 'The e-mail or the password is incorrect',
  'professional.error.emailInUse': 'There is already an account with this e-mail',
  'professional.error.userDisabled': 'This account has been closed. Please contact us',
  'professional.error.tooManyRequests':
    'Too many attempts. Please wait a few minutes and try again',
  'professional.error.weakPassword':
    'This password is too easy to guess. Please choose another one',
  'professional.error.expiredLink': 'This link has expired. Please ask for a new one',
  'professional.error.invalidLink':
    'This link has been used already, or is incomplete. Please ask for a new one',
  'professional.error.invalidCode': 'This code is not right. Please check it and try again',
  'professional.error.recentLogin': 'For this you need to log in once more',
  'professional.error.network': 'The login service could not be reached. Please try again',
  'professional.error.timeout': 'The login service did not answer in time. Please try again',
  'professional.error.invalidEmail': 'This is not an e-mail address',
  'professional.error.missing': 'E-mail or password is missing',
  'professional.error.unavailable':
    'Logging in is not possible at the moment. Please try again later',
} as const;
