/** What the cookie bar says. */
export const consent = {
  'consent.title': 'Cookies',
  'consent.text':
    'What keeps your bag and your login is needed. The rest would show us which pages help, and let us write to you about what you looked at. It comes only if you say yes, and you can change your mind at the foot of every page.',
  'consent.accept': 'Accept all',
  'consent.refuse': 'Only necessary',
  'consent.now.accepted': 'You have accepted all cookies.',
  'consent.now.refused': 'You have kept it to the necessary.',
} as const;
