import { NO_BRAND } from '@lokke/contract/ports';
import { marketOf } from '@lokke/domain/markets';
import { allMessages, languageFileOf } from '@lokke/i18n/all';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AppProviders } from '../app-providers.tsx';
import { lazyWithMessages } from './lazy-with-messages.tsx';
import { ExtraMessages, useT } from './messages-provider.tsx';
import { pageMessages } from './page-messages.ts';

function Checkout() {
  const t = useT('bag');
  return <p>{`${t('shell.bag')}: ${t('cart.checkout')}, ${t('cart.note')}`}</p>;
}

async function renderIn(part: ReactNode, locale: 'nl' | 'en' | 'na'): Promise<string> {
  const market = marketOf(locale);
  const failures: unknown[] = [];
  const body = await renderToReadableStream(
    <AppProviders
      market={market}
      language={languageFileOf(market)}
      site={{
        origin: 'http://lokke.test',
        SeoMeta: null,
        build: '',
        brand: NO_BRAND,
        isZoomable: false,
      }}
    >
      {part}
    </AppProviders>,
    { onError: (error) => void failures.push(error) },
  );
  await body.allReady;
  const html = await new Response(body).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

describe('a part that brings its texts', () => {
  const Lazy = lazyWithMessages(['bag'], async () => Checkout);

  it.each(['nl', 'en'] as const)('says them in %s', async (locale) => {
    const { bag, core } = allMessages[locale];
    const text = `${core['shell.bag']}: ${bag['cart.checkout']}, ${bag['cart.note']}`;
    expect(await renderIn(<Lazy />, locale)).toContain(text);
  });

  it('says them as the region does', async () => {
    expect(await renderIn(<Lazy />, 'na')).toContain('Taxes and shipping');
  });
});

it('a page that brings texts with its data has them for all that is in it', async () => {
  const page = (
    <ExtraMessages texts={pageMessages(marketOf('nl'), 'bag', 'home')}>
      <Checkout />
    </ExtraMessages>
  );
  expect(await renderIn(page, 'nl')).toContain(allMessages.nl.bag['cart.checkout']);
});

it('names the texts that nothing brings', async () => {
  await expect(renderIn(<Checkout />, 'nl')).rejects.toThrow('The texts of “bag” are not here');
});
