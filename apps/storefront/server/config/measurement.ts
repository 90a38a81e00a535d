import { ofEachShop } from '@lokke/domain/markets';
import {
  ConfigError,
  type Environment,
  listOf,
  numberOf,
  originOf,
  shareOf,
  textOf,
} from './read-env.ts';

/** Reads the analytics and marketing services, used after consent; none by default. */
export function measurementOf(environment: Environment) {
  return {
    delayInMs: numberOf(environment, 'MEASUREMENT_DELAY_MS'),
    tagManager: tagManagerOf(environment),
    emailMarketing: {
      scriptOrigin: originOf(environment, 'KLAVIYO_SCRIPT_ORIGIN', 'https://static.klaviyo.com'),
      /** Spec §9: one per market's shop; null when unset. */
      companyIds: ofEachShop((shop) =>
        publicIdOf(environment, `KLAVIYO_${shop.toUpperCase()}_COMPANY_ID`),
      ),
    },
    /** Origins that the tag manager's tags load from and report to. */
    tagOrigins: tagOriginsOf(environment),
    /** Share of the visits whose speed is reported, 0 to 1. */
    vitalsShare: shareOf(environment, 'VITALS_SHARE', 0.1),
  };
}

function tagManagerOf(environment: Environment) {
  const containerId = textOf(environment, 'GTM_CONTAINER_ID');
  const origin = originOf(environment, 'GTM_ORIGIN', 'https://www.googletagmanager.com');
  if (containerId === undefined) return null;
  if (!/^GTM-[A-Z0-9]{4,12}$/.test(containerId)) {
    throw new ConfigError(`GTM_CONTAINER_ID must look like GTM-ABC1234, unlike "${containerId}".`);
  }
  if (textOf(environment, 'PUBLIC_ORIGIN') === undefined) {
    throw new ConfigError(
      'PUBLIC_ORIGIN is missing: GTM_CONTAINER_ID is set, and the tag manager loads on the production host alone.',
    );
  }
  return { origin, containerId };
}

function publicIdOf(environment: Environment, name: string): string | null {
  const id = textOf(environment, name);
  if (id === undefined) return null;
  if (/^[A-Za-z0-9]{6}$/.test(id)) return id;
  throw new ConfigError(`${name} must be six letters and digits, not "${id}".`);
}

function tagOriginsOf(environment: Environment): readonly string[] {
  const name = 'TAG_ORIGINS';
  return listOf(environment, name).map((text) => {
    // A CSP source: scheme and host, with an optional wildcard as first label.
    if (/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i.test(text)) return text;
    throw new ConfigError(`${name} must be origins such as https://*.example.com, not "${text}".`);
  });
}
