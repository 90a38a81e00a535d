import type { TriedExperiment } from '@lokke/contract/ports';
import type { PageServices } from '../../../context/page-services.ts';

/** Experiments of a page as a part of its data; nothing where there are none, so that other pages stay as they are. */
export function triedHere({ tried: { here } }: Pick<PageServices, 'tried'>): {
  readonly tried?: readonly TriedExperiment[];
} {
  return here.length > 0 ? { tried: here } : {};
}
