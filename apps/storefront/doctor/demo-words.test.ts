import { expect, it } from 'vitest';
import { demoWordsIn } from './check-content.ts';

it.each([
  ['en', 'Our returns: thirty days.', []],
  ['en', 'The products and the people are invented.', ['“invented” (/pages/a)']],
  [
    'nl',
    'Dit is een demowinkel: er wordt niets verstuurd.',
    ['“dit is een demowinkel” (/pages/a)'],
  ],
  ['nl', '[Draft] Wie we zijn', ['“[DRAFT]” (/pages/a)']],
  ['de', 'We invented nothing.', []],
] as const)('in %s the page "%s" has left of the demo: %j', (language, text, found) => {
  expect(demoWordsIn(new Map([['/pages/a', text]]), language)).toEqual(found);
});
