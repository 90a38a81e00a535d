import { act, render } from '@testing-library/react';
import {
  createMemoryRouter,
  type RouteObject,
  RouterProvider,
  UNSAFE_FrameworkContext,
  useLoaderData,
} from 'react-router';
import { vi } from 'vitest';
import { Link } from '../../ui/link.tsx';
import { loadThroughCache } from '../client-page-cache.test-kit.ts';
import { useClientCache } from '../client-page-cache.ts';
import { FetchAhead } from './fetch-ahead.tsx';

/** Name of the link to the list. */
export const LIST = 'list';

export interface Shown {
  readonly to: string;
  /** Left, top, right and bottom of its name. */
  readonly place?: readonly [number, number, number, number];
  readonly picture?: string;
  readonly width?: number;
}

/** Has elements stand where is written on them. */
function placeElements(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const written = this.getAttribute('data-place') ?? '10 10 20 20';
    const [left = 0, top = 0, right = 0, bottom = 0] = written.split(' ').map(Number);
    return new DOMRect(left, top, right - left, bottom - top);
  });
}

function List({ cards }: { readonly cards: readonly Shown[] }) {
  useClientCache();
  return (
    <main>
      {cards.map(({ to, place, picture, width = 960 }) => (
        <article key={to}>
          {picture && (
            <img src={`${picture}?v=1&width=320&format=webp`} alt="" width={width} height="1200" />
          )}
          <h3>
            <Link to={to} data-place={place?.join(' ')}>
              {to}
            </Link>
          </h3>
        </article>
      ))}
      <Link to="/products/elsewhere">{LIST}</Link>
      <FetchAhead />
    </main>
  );
}

function Product() {
  useClientCache();
  return (
    <>
      <h1>{useLoaderData<string>()}</h1>
      <Link to="/shop">{LIST}</Link>
    </>
  );
}

const route = (id: string, hasLoader: boolean) => ({
  id,
  hasLoader,
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  module: `/${id}.js`,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

/** A list of the Dutch shop; `load` makes a product's data. */
export async function openList(
  cards: readonly Shown[],
  load: (handle: string) => Promise<string> = async (handle) => handle,
) {
  placeElements();
  const asked: string[] = [];
  const list = { id: 'list', path: '/shop', element: <List cards={cards} /> };
  const product = {
    id: 'product',
    path: '/products/:handle',
    element: <Product />,
    loader: ({ params: { handle = '' } }) => {
      asked.push(handle);
      return load(handle);
    },
  } satisfies RouteObject;
  const router = createMemoryRouter([list, product], {
    basename: '/nl',
    initialEntries: ['/nl/shop'],
    dataStrategy: loadThroughCache,
  });
  const routes = { list: route('list', false), product: route('product', true) };
  const framework = {
    future: {},
    manifest: { routes, entry: { imports: [], module: '' }, url: '', version: '' },
    routeModules: { list: { default: () => null }, product: { default: () => null } },
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial' as const, manifestPath: '' },
  };
  await act(async () => {
    render(
      <UNSAFE_FrameworkContext value={framework}>
        <RouterProvider router={router} />
      </UNSAFE_FrameworkContext>,
    );
  });
  return asked;
}
