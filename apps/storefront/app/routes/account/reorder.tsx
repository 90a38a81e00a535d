import { merchandiseOf } from '@lokke/contract/checkout';
import { reorderOf } from '@lokke/domain/orders';
import { pageServices } from '../../../context/page-services.ts';
import { redirectIfLoggedOut } from '../../features/account/login/auth-guards.ts';
import type {
  FetchedReorder,
  ReorderAnswer,
} from '../../features/account/orders/reorder-button.tsx';
import type { Route } from './+types/reorder';

/** Null where the order, or a product of it, cannot be read just now. */
export async function loader({
  context,
  params,
  url,
}: Route.LoaderArgs): Promise<ReorderAnswer | null> {
  const { accounts, catalogue } = context.get(pageServices);
  const outcome = await accounts.order(Number(params.orderNumber));
  // Leads back to the order.
  if (!outcome.ok) redirectIfLoggedOut(outcome, new URL('.', url));
  if (!outcome.ok || outcome.value === null) return null;
  const { lines } = outcome.value;
  const handles = new Set(lines.flatMap(({ productHandle }) => productHandle ?? []));
  const products = await Promise.all([...handles].map((handle) => catalogue.product(handle)));
  if (products.some(({ kind }) => kind === 'failed')) return null;
  const found = new Map(
    products.flatMap((one) => (one.kind === 'found' ? [[one.value.handle, one.value]] : [])),
  );
  const variants = await Promise.all(
    lines.map(async ({ productHandle, merchandiseId: id }) => {
      const product = found.get(productHandle ?? '');
      if (product === undefined || id === null) return [];
      const variant = await catalogue.variant(product, { kind: 'id', id });
      if (variant.kind === 'failed') return null;
      if (variant.kind !== 'found') return [];
      const sellingPlanIds = product.sellingPlans.map((plan) => plan.id);
      return [[id, { ...merchandiseOf(product, variant.value), sellingPlanIds }] as const];
    }),
  );
  const read = variants.filter((each) => each !== null);
  if (read.length < variants.length) return null;
  const sold = new Map(read.flat());
  const { items, ...notes } = reorderOf(lines, (id) => sold.get(id) ?? null);
  const additions = items.flatMap(({ merchandiseId, quantity, sellingPlanId }) => {
    const found = sold.get(merchandiseId);
    if (found === undefined) return [];
    const { sellingPlanIds: _, ...merchandise } = found;
    return [{ lineItem: { variantId: merchandiseId, quantity, sellingPlanId }, merchandise }];
  });
  return { additions, ...notes };
}

/** A network failure leaves the page as it is; the way to the login is followed. */
export async function clientLoader({
  serverLoader,
}: Route.ClientLoaderArgs): Promise<FetchedReorder> {
  const answer = await serverLoader().catch((thrown: unknown) => {
    if (thrown instanceof Response) throw thrown;
    return null;
  });
  return { answer };
}
