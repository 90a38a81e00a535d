import { chromiumWith } from '../shop/chromium-with.ts';
import { test } from '../shop/test.ts';
import { examinedState, state } from './screen.ts';

// A browser whose letters are set to twice their size, which media queries know as well.
test.use({ launchOptions: chromiumWith('--blink-settings=defaultFontSize=32') });

for (const [name, path, route] of [
  ['home', '/', ''],
  ['product', '/products/rain-shampoo', 'products/:handle'],
  ['register', '/account/register', 'account/register'],
] as const) {
  examinedState(`${name}-large-letters`, route, ({ shopper }) => shopper.visits(path));
}
// Twice the size and the spacing of 1.4.12 at once, which is more than either asks for, is too wide for its heading.
state('listing-large-letters', ({ shopper }) => shopper.visits('/shop?hairType=dry'));
