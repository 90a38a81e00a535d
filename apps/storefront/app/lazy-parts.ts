import { lazyWithRetry } from './shared/chunk/lazy-with-retry.tsx';
import { lazyWithMessages } from './shared/i18n/lazy-with-messages.tsx';

export const loadIdleParts = () => import('./routes/idle-parts.ts');
export const MeasurementRuntime = lazyWithRetry(
  async () => (await loadIdleParts()).MeasurementRuntime,
);
export const CookieBar = lazyWithRetry(async () => (await loadIdleParts()).CookieBar);
export const DeferredWidgets = lazyWithRetry(async () => (await loadIdleParts()).DeferredWidgets);

export const PreviewBar = lazyWithMessages(
  ['preview'],
  async () => (await import('./features/preview/preview-bar.tsx')).PreviewBar,
);

export const PageTools = lazyWithRetry(
  async () => (await import('./features/page-tools/page-tools.tsx')).PageTools,
);

const bagParts = () => import('./routes/bag-parts.ts');
export const CartRuntime = lazyWithRetry(async () => (await bagParts()).CartRuntime);
export const PromotionsRuntime = lazyWithMessages(
  ['promotions'],
  async () => (await bagParts()).PromotionsRuntime,
);
export const PopupCards = lazyWithMessages(
  ['promotions'],
  async () => (await bagParts()).PopupCards,
);
export const CartPopupContent = lazyWithMessages(
  ['bag', 'law', 'product', 'promotions', 'salon'],
  async () => (await bagParts()).CartPopupContent,
);
