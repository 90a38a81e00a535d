import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { useMarket } from '../../shared/market/market-provider.tsx';
import type { Size } from '../../shared/product-card/quick-add-context.ts';
import { useCartMutations } from '../../state/cart/use-cart-mutations.ts';
import { loadSalons } from '../../state/salon/load-salons.ts';
import { useSalon } from '../../state/salon/use-salon.ts';
import { listPageTools, type PageActions } from './list-page-tools.ts';
import { modelContextOf } from './model-context.ts';

const MOST_SALONS = 20;

/** Offers what the page's buttons do to an assistant in the browser. Renders nothing. */
export function PageTools() {
  const navigate = useNavigate();
  const market = useMarket();
  const { addItems } = useCartMutations();
  const { choose } = useSalon();
  const loadSizes = useSizesOf();

  const show: PageActions['show'] = async (path) => {
    await navigate(path);
    await waitForPaint();
    return readPage(document);
  };
  const readProduct: PageActions['readProduct'] = async (handle) => {
    const path = `${market.prefix}/products/${encodeURIComponent(handle)}.md`;
    const response = await window.fetch(path);
    if (!response.ok) throw new Error('There is no such product.');
    return response.text();
  };
  const addToBag: PageActions['addToBag'] = async ({ handle, variantId, quantity }) => {
    const sizes = await loadSizes(handle);
    const merchandise = sizes?.find((size) => size.merchandise.id === variantId)?.merchandise;
    if (merchandise === undefined) throw new Error('There is no such size.');
    const outcome = await addItems([{ lineItem: { variantId, quantity }, merchandise }]);
    if (!outcome.ok) throw new Error(outcome.message || 'It could not be added.');
    return `Added ${quantity} × ${merchandise.product.title}, ${merchandise.title}.`;
  };
  const chooseSalon: PageActions['chooseSalon'] = async (words) => {
    const salons = (await loadSalons(market)) ?? [];
    const named = words.toLowerCase();
    const found = salons.filter(
      ({ salonNo, salonName }) => salonNo === words || salonName.toLowerCase().includes(named),
    );
    const [salon, another] = found;
    if (salon === undefined) throw new Error('There is no such salon in this market.');
    if (another !== undefined) {
      const listed = found.slice(0, MOST_SALONS).map((one) => `${one.salonNo}: ${one.salonName}`);
      return `Several salons fit; choose one by its number.\n${listed.join('\n')}`;
    }
    choose(salon);
    return `${salon.salonName} is chosen.`;
  };

  const act = useEffectEvent((): PageActions => ({ show, readProduct, addToBag, chooseSalon }));
  useEffect(() => {
    const stop = new AbortController();
    const context = modelContextOf(document);
    for (const tool of listPageTools(() => act())) {
      void context?.registerTool(tool, { signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
  return null;
}

type Sizes = readonly Size[] | null;

/** Loads the sizes of a product as a card's button does. */
function useSizesOf() {
  const { load, data } = useFetcher<{ readonly handle: string; readonly sizes: Sizes }>();
  const waiting = useRef(new Map<string, (sizes: Sizes) => void>());
  useEffect(() => {
    if (data === undefined) return;
    waiting.current.get(data.handle)?.(data.sizes);
    waiting.current.delete(data.handle);
  }, [data]);
  return (handle: string) =>
    new Promise<Sizes>((settle) => {
      waiting.current.set(handle, settle);
      void load(`/products/${encodeURIComponent(handle)}/sizes`);
    });
}

function waitForPaint(): Promise<void> {
  return new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)));
}

/** Boxes stand for questions that take several. */
const ANSWERS = 'button[name][value], input[type=checkbox][name]';

/** Words of the page, and the answers that its question has. */
function readPage(page: Document): string {
  const main = page.querySelector('main');
  const answers = [
    ...(main?.querySelectorAll<HTMLButtonElement | HTMLInputElement>(ANSWERS) ?? []),
  ];
  const told = answers.map(({ name, value, innerText, labels }) => {
    const words = innerText || (labels?.[0]?.innerText ?? '');
    return `${name}=${value}: ${words}`;
  });
  return [main?.innerText ?? '', ...told].join('\n');
}
