import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { noteError, noteUncaughtErrors } from './shared/error-reporting/error-buffer.ts';
import { marketOfUrl } from './shared/market/market-of-url.ts';
import { loadLanguage } from './shared/messages/load-messages.ts';
import { pressAgain } from './shared/press-again.ts';
import { guardMarkup } from './shared/trusted-types.ts';
import { untilShown } from './shared/until-shown.ts';
import { VisitorLocale } from './shared/visitor-locale.tsx';

noteUncaughtErrors();
guardMarkup();
const market = marketOfUrl(window.location.href);

// The server wrote where the shop is found; this page may have come by another host.
const origin = document.documentElement.dataset['origin'] ?? window.location.origin;
const site = { origin, Previews: null };

const language = await loadLanguage(market.language);
await untilShown();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <VisitorLocale market={market} language={language} site={site}>
        <TakenOver>
          <HydratedRouter onError={(error) => !isRouteErrorResponse(error) && noteError(error)} />
        </TakenOver>
      </VisitorLocale>
    </StrictMode>,
  );
});

function TakenOver({ children }: { readonly children: ReactNode }) {
  useEffect(() => void pressAgain(), []);
  return children;
}
