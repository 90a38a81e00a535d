import type { EmailMarketing } from '@lokke/contract/ports';
import { LOCALES, type Market, marketOf, type ShopKey } from '@lokke/domain/markets';
import { hadRights, leave, type OwnPage, type SalonPerson } from '@lokke/domain/salons';
import { cacheTags } from '../../cache/index.ts';
import type { Config } from '../../config/index.ts';
import { createSessionCipher, type SessionCipher } from '../../http/session/index.ts';
import { openEmailMarketing } from '../forms/index.ts';
import {
  createTradeTags,
  type SalonPeople,
  type Salons,
  type TradeTags,
  type TradeTagsOptions,
} from '../salons/index.ts';

/** Parts of what salons change about themselves: where it is kept, its letters, and who hears of it. */
export interface SalonDesk extends Pick<Salons, 'pages' | 'proofs' | 'photos'> {
  readonly people: SalonPeople;
  /** Takes somebody's rights, at the shop, too; false where that has to be done again. */
  readonly leave: (person: Pick<SalonPerson, 'salonNo' | 'email'>) => Promise<boolean>;
  readonly tags: TradeTags;
  /** Seals what the link of a letter is about. */
  readonly links: SessionCipher;
  readonly sendOf: (shop: ShopKey) => EmailMarketing['send'];
  /** Address of whoever approves; null where none is known. */
  readonly officeOf: (market: Market) => string | null;
  /** Page of a salon as everybody sees it. */
  readonly shownPage: (market: Market, salonNo: string) => Promise<OwnPage>;
  /** Deletes photos that neither the page shown nor the one asked for has. */
  readonly sweepPhotos: (market: Market, salonNo: string, asked: OwnPage) => Promise<void>;
  /** Has every page and list with the salons of a country made anew. */
  readonly noteChange: (market: Market) => Promise<void>;
}

export interface SalonDeskOptions extends Pick<TradeTagsOptions, 'salons' | 'adminOf' | 'log'> {
  readonly config: Pick<Config, 'locales' | 'measurement' | 'newsletter'>;
  readonly sessionSecrets: readonly string[];
  readonly fetch: typeof fetch;
  readonly brandFactsOf?: (market: Market) => Readonly<Record<string, string>>;
  readonly purge?: (tags: readonly string[]) => Promise<void>;
}

const NO_PAGE: OwnPage = {
  openingHours: {},
  services: [],
  stylists: [],
  languages: [],
  bookingUrl: null,
  photo: null,
};

/** Null where nobody joins a salon. */
export function openSalonDesk(options: SalonDeskOptions): SalonDesk | null {
  const { config, salons, sessionSecrets } = options;
  const { brandFactsOf, purge = async () => undefined } = options;
  const { people, pages, proofs, photos, listOf } = salons;
  if (people === null) return null;
  const marketingOf = openEmailMarketing(options);
  const tags = createTradeTags({ ...options, locales: config.locales });
  const shownPage: SalonDesk['shownPage'] = async (market, salonNo) => {
    const list = await listOf(market);
    if (list.kind !== 'found') return NO_PAGE;
    const { openingHours, ...shown } = list.value.detailsOf(salonNo);
    const hours = openingHours.map(({ day, hours }) => [day, hours ?? ''] as const);
    return { ...shown, openingHours: Object.fromEntries(hours) };
  };
  return {
    people,
    pages,
    proofs,
    photos,
    tags,
    shownPage,
    async sweepPhotos(market, salonNo, asked) {
      const shown = await pages.ofCountry(market.countryCode);
      const used = [shown?.get(salonNo), asked].flatMap((page) => page?.photo?.id ?? []);
      if (shown !== null) await photos.keepOnly(salonNo, used);
    },
    leave: (person) => endRights({ people, tags }, person),
    links: createSessionCipher(sessionSecrets, 'salon link'),
    sendOf: (shop) => marketingOf(shop).send,
    officeOf: (market) => brandFactsOf?.(market)['email'] ?? null,
    async noteChange({ countryCode }) {
      const locales = LOCALES.filter((one) => marketOf(one).countryCode === countryCode);
      await purge(locales.map((one) => cacheTags.salons(one)));
    },
  };
}

/** Keeps the name while a shop could not be told, so that whoever is asked to remove it again finds it. */
async function endRights(
  { people, tags }: Pick<SalonDesk, 'people' | 'tags'>,
  person: Pick<SalonPerson, 'salonNo' | 'email'>,
  triesLeft = 5,
): Promise<boolean> {
  const all = await people.ofSalon(person.salonNo);
  const known = all?.find(({ email }) => email === person.email);
  if (all === null || triesLeft === 0) return false;
  if (known === undefined) return true;
  if (known.isJoined) {
    const written = await people.change(known, leave(known));
    if (written === 'failed') return false;
    return endRights({ people, tags }, person, triesLeft - 1);
  }
  if (hadRights(known) && !(await tags.endOf(known))) return false;
  return people.remove(known);
}
