import type { Catalogue, SalonPrescription, SalonPrescriptions } from '@lokke/contract/ports';
import { isListed, type ProductSummary } from '@lokke/domain/catalogue';
import type { Market } from '@lokke/domain/markets';
import { PRESCRIPTION_LIMITS } from '@lokke/domain/prescriptions';
import { salonCardLink } from '@lokke/domain/salons';
import { isForProfessionals } from '@lokke/domain/trade';
import { DEFAULT_VARIANT_TITLE } from '../../../shared/catalogue/shopify-ids.ts';

interface ChosenProduct {
  readonly handle: string;
  readonly title: string;
  /** Empty for a product in one size. */
  readonly sizes: readonly { readonly value: string; readonly label: string }[];
}

export interface PrescriptionScreen {
  /** Products of the routine that is put together: the address holds them, so that it works without scripts. */
  readonly chosen: readonly ChosenProduct[];
  /** Products that may still be added. */
  readonly offered: readonly { readonly value: string; readonly label: string }[];
  /** Null while it cannot be read. */
  readonly salon: { readonly salonNo: string; readonly salonName: string } | null;
  /** Null while they cannot be read. */
  readonly kept:
    | readonly (SalonPrescription & {
        readonly link: string;
        readonly titles: readonly string[];
      })[]
    | null;
}

interface PrescriptionsRequest {
  readonly catalogue: Pick<Catalogue, 'product' | 'products'>;
  readonly market: Market;
  readonly origin: string;
  readonly url: URL;
}

export async function loadPrescriptions(
  { catalogue, market: { prefix }, origin, url }: PrescriptionsRequest,
  answer: SalonPrescriptions | null,
): Promise<PrescriptionScreen> {
  const handles = [...new Set(url.searchParams.getAll('p'))].slice(
    0,
    PRESCRIPTION_LIMITS.mostLines,
  );
  const [chosen, products] = await Promise.all([
    Promise.all(handles.map((handle) => chosenProduct(catalogue, handle))),
    catalogue.products(),
  ]);
  const listed = products.kind === 'found' ? products.value.filter(isForClients) : [];
  const others = listed.filter(({ handle }) => !handles.includes(handle));
  const titleOf = new Map(listed.map(({ handle, title }) => [handle, title]));
  const isFull = handles.length === PRESCRIPTION_LIMITS.mostLines;
  const linkOf = (salonNo: string, code: string) =>
    salonCardLink({ origin, prefix, salonNo, page: `/prescription/${code}` }) ?? '';
  return {
    chosen: chosen.flatMap((product) => product ?? []),
    offered: isFull
      ? []
      : others
          .map(({ handle, title }) => ({ value: handle, label: title }))
          .toSorted((left, right) => left.label.localeCompare(right.label)),
    salon: answer && { salonNo: answer.salonNo, salonName: answer.salonName },
    kept:
      answer?.prescriptions.map((one) => ({
        ...one,
        titles: one.prescription.lines.map(({ handle }) => titleOf.get(handle) ?? handle),
        link: linkOf(one.prescription.salonNo, one.prescription.code),
      })) ?? null,
  };
}

function isForClients(product: Pick<ProductSummary, 'tags'>): boolean {
  return isListed(product) && !isForProfessionals(product);
}

async function chosenProduct(
  catalogue: PrescriptionsRequest['catalogue'],
  handle: string,
): Promise<ChosenProduct | null> {
  const loaded = await catalogue.product(handle);
  if (loaded.kind !== 'found' || !isForClients(loaded.value)) return null;
  const { title, variants } = loaded.value;
  const sizes = variants.flatMap((variant) =>
    variant.sku === null || variant.title === DEFAULT_VARIANT_TITLE
      ? []
      : [{ value: variant.sku, label: variant.title }],
  );
  return { handle, title, sizes };
}
