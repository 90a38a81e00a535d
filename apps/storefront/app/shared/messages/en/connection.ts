/** What is said when the network goes, and when it is back. */
export const connection = {
  'connection.lost':
    'You are offline. This page stays, and what you change in your bag is sent when you are back.',
  'connection.waits': 'Other pages open again when you are back online.',
  'connection.back': 'You are online again.',
} as const;
