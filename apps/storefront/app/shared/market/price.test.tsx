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

test('a former price is struck through and read out as such', () => {
  const money = { amountInMinorUnits: 1200, currencyCode: 'GBP' } as const;
  expect(render('uk', <PriceBefore money={money} label="Was" />)).toBe(
    '<s><span class="visually-hidden">Was </span><span>£12.00</span><span class="visually-hidden">, </span></s>',
  );
});
