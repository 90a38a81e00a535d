import { marketOf } from '@lokke/domain/markets';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarketProvider } from './market-provider.tsx';
import { Price, PriceBefore } from './price.tsx';

const render = (locale: 'nl' | 'fr' | 'na' | 'uk' | 'no', element: React.ReactNode) =>
  renderToStaticMarkup(<MarketProvider market={marketOf(locale)}>{element}</MarketProvider>);

test.each([
  ['nl', 'EUR', '€ 1.234,50'],
  ['fr', 'EUR', '1 234,50 €'],
  ['na', 'USD', '$1,234.50'],
  ['uk', 'GBP', '£1,234.50'],
  ['no', 'NOK', '1 234,50 kr'],
] as const)('a price in %s', (locale, currencyCode, written) => {
  const html = render(locale, <Price money={{ amountInMinorUnits: 123450, currencyCode }} />);
  expect(html.replaceAll(/\s/g, ' ')).toBe(`<span>${written}</span>`);
});

test.each([
  [false, '279 kr'],
  [true, '279,00 kr'],
])('a former price among sums (%s) has their decimals', (isSum, written) => {
  const money = { amountInMinorUnits: 27900, currencyCode: 'NOK' } as const;
  const html = render('no', <PriceBefore money={money} label="" isSum={isSum} />);
  expect(html.replaceAll(/\s/g, ' ')).toContain(`>${written}<`);
});

test('a former price is struck through and read out as such', () => {
  const money = { amountInMinorUnits: 1200, currencyCode: 'GBP' } as const;
  expect(render('uk', <PriceBefore money={money} label="Was" />)).toBe(
    '<s><span class="visually-hidden">Was </span><span>£12.00</span><span class="visually-hidden">, </span></s>',
  );
});
