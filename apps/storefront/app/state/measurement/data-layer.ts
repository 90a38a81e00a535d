import { INTERNAL_ERRORS } from '@lokke/contract/errors';
import type { ConsentChoice } from '../consent/consent-choice.ts';
import type { DataLayerEvent } from './events.ts';

declare global {
  interface Window {
    /** The tag manager's queue; it reads what stands in it when it loads. */
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

/** The queue begins with Consent Mode's defaults: before anything else, everything is denied. */
export function pushToDataLayer(event: DataLayerEvent, place: Place = window): void {
  push(place, (queue) => {
    // What an earlier e-commerce event said is not part of the next.
    if ('ecommerce' in event) queue.push({ ecommerce: null });
    queue.push(event);
  });
}

/** Consent Mode's answer to the visitor's choice. */
export function pushConsent(choice: ConsentChoice | null, place: Place = window): void {
  const says = choice === 'accepted' ? 'granted' : 'denied';
  const update = Object.fromEntries(Object.keys(DENIED).map((purpose) => [purpose, says]));
  push(place, (queue) =>
    queue.push(command('consent', 'update', { ...update, security_storage: 'granted' })),
  );
}

/** The tag manager's own first event, which its script looks for. */
export function pushStart(startedAt: Date, place: Place = window): void {
  push(place, (queue) => queue.push({ 'gtm.start': startedAt.getTime(), event: 'gtm.js' }));
}

/** Nothing breaks when measuring does (spec §8). */
function push(place: Place, write: (queue: unknown[]) => void): void {
  try {
    place.dataLayer ??= [command('consent', 'default', { ...DENIED, wait_for_update: 500 })];
    write(place.dataLayer);
  } catch {
    console.error(INTERNAL_ERRORS.dataLayerFailed);
  }
}

// The tag manager tells a command from an event by its being an arguments object, and takes no array for one.
function command(..._parts: readonly [string, string, object]): unknown {
  // biome-ignore lint/complexity/noArguments: it is the object itself that is asked for.
  return arguments;
}
