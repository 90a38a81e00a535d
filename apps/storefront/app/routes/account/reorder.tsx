import { merchandiseOf } from '@lokke/contract/checkout';
import { reorderOf } from '@lokke/domain/orders';
import { pageServices } from '../../../context/page-services.ts';
import type {
  FetchedReorder,
  ReorderAnswer,
} from '../../features/account/orders/reorder-button.tsx';
import type { Route } from './+types/reorder';

/** Null where the order, or a product of it, cannot be read just now. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<ReorderAnswer | null> {
  const outcome = await context.get(pageServices).accounts.order(Number(params.orderNumber));
  if (!outcome.ok || outcome.value === null) return null;
  const { lines } = outcome.value;
  const { catalogue } = context.get(pageServices);
  const handles = new Set(lines.flatMap(({ productHandle }) => productHandle ?? []));
  const products = await Promise.all([...handles].map((handle) => catalogue.product(handle)));
  if (products.some(({ kind }) => kind === 'failed')) return null;
  const sold = new Map(
    products.flatMap((product) =>
      product.kind === 'found'
        ? product.value.variants.map(
            (variant) => [variant.id, merchandiseOf(product.value, variant)] as const,
          )
        : [],
    ),
  );
  const { items, gone, fewer } = reorderOf(lines, (id) => sold.get(id) ?? null);
  const additions = items.flatMap(({ merchandiseId, quantity }) => {
    const merchandise = sold.get(merchandiseId);
    if (merchandise === undefined) return [];
    return [{ lineItem: { variantId: merchandiseId, quantity, sellingPlanId: null }, merchandise }];
  });
  return { additions, gone, fewer };
}

/** A network failure leaves the page as it is. */
export async function clientLoader({
  serverLoader,
}: Route.ClientLoaderArgs): Promise<FetchedReorder> {
  return { answer: await serverLoader().catch(() => null) };
}
