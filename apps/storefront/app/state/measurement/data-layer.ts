import { INTERNAL_ERRORS } from '@lokke/contract/errors';
import type { ConsentChoice } from '@lokke/domain/consent';
import type { DataLayerEvent } from './events-of.ts';

declare global {
  interface Window {
    /** The tag manager's queue, read when it loads. */
    dataLayer?: unknown[];
  }
}

type Place = Pick<Window, 'dataLayer'>;

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  personalization_storage: 'denied',
  functionality_storage: 'denied',
  security_storage: 'granted',
} as const;

/** The queue begins with Consent Mode's defaults: everything denied. */
export function pushToDataLayer(event: DataLayerEvent, place: Place = window): void {
  push(place, (queue) => {
    // Clears the previous e-commerce data.
    if ('ecommerce' in event) queue.push({ ecommerce: null });
    queue.push(event);
  });
}

/** Updates Consent Mode. */
export function pushConsent(choice: ConsentChoice | null, place: Place = window): void {
  const says = choice === 'accepted' ? 'granted' : 'denied';
  const update = Object.fromEntries(Object.keys(DENIED).map((purpose) => [purpose, says]));
  push(place, (queue) =>
    queue.push(command('consent', 'update', { ...update, security_storage: 'granted' })),
  );
}

/** The event the tag manager's script looks for. */
export function pushStart(startedAt: Date, place: Place = window): void {
  push(place, (queue) => queue.push({ 'gtm.start': startedAt.getTime(), event: 'gtm.js' }));
}

/** Measurement errors never break the page (spec §8). */
function push(place: Place, write: (queue: unknown[]) => void): void {
  try {
    place.dataLayer ??= [command('consent', 'default', { ...DENIED, wait_for_update: 500 })];
    write(place.dataLayer);
  } catch {
    console.error(INTERNAL_ERRORS.dataLayerFailed);
  }
}

// The tag manager requires an arguments object for commands.
function command(..._parts: readonly [string, string, object]): unknown {
  // biome-ignore lint/complexity/noArguments: it is the object itself that is asked for.
  return arguments;
}
