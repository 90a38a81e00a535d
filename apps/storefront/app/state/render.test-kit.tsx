import type { Checkout } from '@lokke/contract/checkout';
import { NO_BRAND } from '@lokke/contract/ports';
import { type Locale, marketOf } from '@lokke/domain/markets';
import { languageFileOf } from '@lokke/i18n/all';
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import {
  type ActionFunction,
  createMemoryRouter,
  type LoaderFunction,
  RouterProvider,
} from 'react-router';
import { onTestFinished } from 'vitest';
import { AppProviders } from '../shared/app-providers.tsx';
import { ExtraMessages } from '../shared/i18n/messages-provider.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { CartProvider, useCartStore } from './cart/cart-provider.tsx';
import type { CartStore } from './cart/cart-store.ts';
import {
  type GlobalModules,
  GlobalModulesProvider,
  NO_MODULES,
} from './global-modules/global-modules-provider.tsx';
import { ShopStateProvider } from './shop-state/shop-state-provider.tsx';
import { writeStored } from './storage/browser-storage.ts';
import { marketValues } from './storage/stored-values.ts';
import { UIProvider } from './ui/ui-provider.tsx';
import { WishlistProvider } from './wishlist/wishlist-provider.tsx';

const NAMESPACES = [
  'account',
  'addresses',
  'aftersales',
  'bag',
  'contact',
  'law',
  'listing',
  'menu',
  'noscript',
  'orders',
  'preview',
  'product',
  'professional',
  'promotions',
  'questions',
  'queue',
  'recent',
  'refusals',
  'restock',
  'reviews',
  'salon',
  'search',
  'share',
  'statement',
  'subscriptions',
  'trade',
  'vocabulary',
  'wishlist',
  'withdrawal',
  'writing',
  'zoom',
] as const;

const SITE = {
  origin: 'https://shop.example',
  SeoMeta: null,
  brand: NO_BRAND,
  build: '',
  isZoomable: false,
};

interface ShopAround {
  readonly locale?: Locale;
  readonly path?: string;
  readonly modules?: Partial<GlobalModules>;
  /** Undefined while the cart is unknown, null without one. */
  readonly checkout?: Checkout | null;
  readonly action?: ActionFunction;
  /** Answer of the page's action before. */
  readonly reply?: unknown;
  readonly loader?: LoaderFunction;
}

/** Renders a part of a page with the market, texts and state around it; returns the cart's store. */
export async function renderInShop(element: ReactNode, around: ShopAround = {}) {
  const { locale = 'en', path = '/', modules = {}, checkout, action, reply, loader } = around;
  const market = marketOf(locale);
  // The provider takes a stored id for a cart that is to be loaded.
  if (checkout !== null) writeStored(marketValues.checkoutId(market), checkout?.id ?? 'cart');
  const stores: CartStore[] = [];
  function Cart() {
    const store = useCartStore();
    useEffect(() => {
      stores.push(store);
      if (checkout !== undefined) store.receive(checkout);
    }, [store]);
    return null;
  }
  const page = (
    <AppProviders market={market} language={languageFileOf(market)} site={SITE}>
      <ExtraMessages texts={pageMessages(market, ...NAMESPACES)}>
        <GlobalModulesProvider modules={{ ...NO_MODULES, hasSalons: false, ...modules }}>
          <UIProvider>
            <ShopStateProvider>
              <WishlistProvider>
                <CartProvider runtime={() => null}>
                  <LiveRegion>
                    {element}
                    <Cart />
                  </LiveRegion>
                </CartProvider>
              </WishlistProvider>
            </ShopStateProvider>
          </UIProvider>
        </GlobalModulesProvider>
      </ExtraMessages>
    </AppProviders>
  );
  const routes = [
    {
      id: 'page',
      path: '*',
      element: page,
      // Nothing is shown instead of the page while it loads.
      HydrateFallback: () => null,
      ...(action !== undefined && { action }),
      ...(loader !== undefined && { loader }),
    },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    ...(reply !== undefined && { hydrationData: { actionData: { page: reply } } }),
  });
  onTestFinished(() => {
    cleanup();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  const { container } = await act(async () => render(<RouterProvider router={router} />));
  const [store] = stores;
  if (store === undefined) throw new Error('The page was not rendered');
  return { store, router, container };
}

/** Texts of all elements of a list, with single spaces. */
export function textsOf(elements: Iterable<Element>): readonly string[] {
  return Array.from(elements, ({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
}
