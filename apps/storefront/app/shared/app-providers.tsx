import type { Market } from '@lokke/domain/markets';
import type { LanguageFile } from '@lokke/i18n';
import type { ReactNode } from 'react';
import { MessagesProvider } from './i18n/messages-provider.tsx';
import { MarketProvider } from './market/market-provider.tsx';
import { type Site, SiteContext } from './site/site.ts';

interface AppProvidersProps {
  readonly market: Market;
  readonly language: LanguageFile;
  readonly site: Site;
  readonly children: ReactNode;
}

/** Market and language providers, known from the URL before rendering. */
export function AppProviders({ market, language, site, children }: AppProvidersProps) {
  return (
    <SiteContext value={site}>
      <MarketProvider market={market}>
        <MessagesProvider languageTag={market.languageTag} language={language} brand={site.brand}>
          {children}
        </MessagesProvider>
      </MarketProvider>
    </SiteContext>
  );
}
