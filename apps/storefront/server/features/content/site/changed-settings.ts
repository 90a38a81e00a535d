import { isDeepStrictEqual } from 'node:util';
import type { SiteContent } from '@lokke/contentful';
import type { Log } from '../../../telemetry/index.ts';

export interface ChangedSettings {
  readonly type: SettingsType;
  /** The markets that the entry is for; empty: those that no other entry names. */
  readonly markets: readonly string[];
  /** Names alone: texts of the content may be long, and are in its own history. */
  readonly fields: readonly string[];
}

const TYPES = ['promoSettings', 'marketFacts', 'filterSettings', 'consultations'] as const;
type SettingsType = (typeof TYPES)[number];

/** Lists settings that a new version of the content changes: promotions, facts, filters, questions. */
export function changedSettings(
  before: SiteContent,
  after: SiteContent,
): readonly ChangedSettings[] {
  return TYPES.flatMap((type) => {
    const [old, now] = [entriesOf(before, type), entriesOf(after, type)];
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
      const fields = changedFields(old.get(key) ?? {}, now.get(key) ?? {});
      return fields.length === 0
        ? []
        : [{ type, markets: key === '' ? [] : key.split(' '), fields }];
    });
  });
}

/** Logs what changed since the content of a language was last read. */
export function noteChangedSettings(log: Log): (locale: string, site: SiteContent) => void {
  const seen = new Map<string, SiteContent>();
  return (locale, site) => {
    for (const change of changedSettings(seen.get(locale) ?? site, site)) {
      log({ level: 'info', event: 'content.changed', locale, ...change });
    }
    seen.set(locale, site);
  };
}

/** Groups by the markets that each is for: the first one counts. */
function entriesOf(site: SiteContent, type: SettingsType): ReadonlyMap<string, object> {
  const entries = new Map<string, object>();
  for (const { markets, ...entry } of site[type]) {
    const key = markets.join(' ');
    if (!entries.has(key)) entries.set(key, 'facts' in entry ? entry.facts : entry);
  }
  return entries;
}

function changedFields(before: object, after: object): readonly string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => !isDeepStrictEqual(old.get(name), now.get(name)),
  );
}
