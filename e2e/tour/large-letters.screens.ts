import { chromiumWith } from '../shop/chromium-with.ts';
import { test } from '../shop/test.ts';
import { examinedState } from './screen.ts';

// A browser whose letters are set to twice their size, which media queries know as well.
test.use({ launchOptions: chromiumWith('--blink-settings=defaultFontSize=32') });

for (const [name, path, route] of [
  ['home', '/', ''],
  ['listing', '/shop?hairType=dry', 'shop'],
  ['product', '/products/rain-shampoo', 'products/:handle'],
  ['register', '/account/register', 'account/register'],
] as const) {
  examinedState(`${name}-large-letters`, route, ({ shopper }) => shopper.visits(path));
}
