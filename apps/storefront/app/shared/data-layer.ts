import { PROGRAMME_SENTENCES } from '@lokke/contract/errors';

/** Spec §1: both events carry the affiliated and the selected salon's numbers. */
export interface CustomerEvent {
  readonly event: 'login' | 'sign_up';
  readonly affiliatedSalonNo: string | null;
  readonly selectedSalonNo: string | null;
}

/** Spec §7: who is here, and the salon that they chose. */
export interface VisitorEvent {
  readonly visitorType: string;
  readonly salonNo: string | null;
  /** What the visitor did, where it was that which made a difference. */
  readonly action?: string;
}

declare global {
  interface Window {
    /** The tag manager's queue; it reads what stands in it when it loads. */
    dataLayer?: unknown[];
  }
}

/** Nothing breaks when measuring does (spec §8). */
export function pushToDataLayer(event: CustomerEvent | VisitorEvent): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push(event);
  } catch {
    console.error(PROGRAMME_SENTENCES.dataLayerFailed);
  }
}
