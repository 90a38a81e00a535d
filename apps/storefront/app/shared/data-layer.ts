import { PROGRAMME_SENTENCES } from '@lokke/contract/errors';

/** Spec §1: both events carry the affiliated and the selected salon's numbers. */
export interface CustomerEvent {
  readonly event: 'login' | 'sign_up';
  readonly affiliatedSalonNo: string | null;
  readonly selectedSalonNo: string | null;
}

declare global {
  interface Window {
    /** The tag manager's queue; it reads what stands in it when it loads. */
    dataLayer?: unknown[];
  }
}

/** Nothing breaks when measuring does (spec §8). */
export function pushToDataLayer(event: CustomerEvent): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push(event);
  } catch {
    console.error(PROGRAMME_SENTENCES.dataLayerFailed);
  }
}
