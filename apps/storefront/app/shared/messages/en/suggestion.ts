/** What only the popup says that suggests another market. */
export const suggestion = {
  'suggest.title': 'Which shop suits you?',
  'suggest.hint': 'Prices, delivery and your bag belong to a country.',
  'suggest.guess': 'Looks like your country',
  'suggest.remembered': 'Your last choice',
  'suggest.here': 'You are here',
  'suggest.others': 'All countries',
  'suggest.close': 'Close',
  'suggest.northernIreland': 'Northern Ireland',
  'postcode.label': 'Your Belgian postcode',
  'postcode.go': 'Continue',
  'postcode.wrong': 'A Belgian postcode has four digits, such as 2000.',
  'postcode.or': 'Or choose the language:',
} as const;
