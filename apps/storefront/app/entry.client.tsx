import { loadLanguage } from '@lokke/i18n';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { replayEarlyInput } from '../bootstrap/replay-early-input.ts';
import { AppProviders } from './shared/app-providers.tsx';
import { captureError, captureUncaughtErrors } from './shared/error-reporting/error-buffer.ts';
import { marketOfUrl } from './shared/market/market-provider.tsx';
import { pageBuild } from './shared/rollout/full-load.ts';
import { restoreTypedFields } from './shared/rollout/typed-fields.ts';
import { recoverFrom, watchRollout } from './shared/rollout/watch-rollout.ts';
import { readPageBrand } from './shared/site/page-brand.ts';
import { enforceTrustedTypes } from './shared/trusted-types.ts';

captureUncaughtErrors();
enforceTrustedTypes();
const market = marketOfUrl(window.location.href);

// Redirects a page that was served under another host name than the canonical one.
const origin = document.documentElement.dataset['origin'] ?? window.location.origin;
const site = {
  origin,
  SeoMeta: null,
  brand: readPageBrand(),
  build: pageBuild(),
  isZoomable: document.documentElement.dataset['zoom'] !== undefined,
};
const instrumentations = [watchRollout(market.prefix)];

const language = await loadLanguage(market);
await waitForActivation();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AppProviders market={market} language={language} site={site}>
        <TakenOver>
          {/* A page in slices of 5 ms, each in a queue of its own, takes twice as long to come (docs/decisions/0038). */}
          <HydratedRouter
            useTransitions={false}
            instrumentations={instrumentations}
            onError={onError}
          />
        </TakenOver>
      </AppProviders>
    </StrictMode>,
  );
});

function onError(error: unknown): void {
  if (isRouteErrorResponse(error)) return;
  captureError(error);
  void recoverFrom(error);
}

function TakenOver({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    restoreTypedFields();
    void replayEarlyInput();
  }, []);
  return children;
}

declare global {
  interface Document {
    /** Prerendered by the browser; missing where unsupported. */
    prerendering?: boolean;
  }
}

/** Waits until a prerendered page is shown: before that no personal requests, popups or tracking. */
export async function waitForActivation(): Promise<void> {
  if (document.prerendering !== true) return;
  await new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true });
  });
}
