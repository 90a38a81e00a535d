import type {
  Place,
  PublicSalon,
  SalonDetails,
  SalonFinderInput,
  SalonPhoto,
} from '@lokke/domain/salons';
import type { Loaded } from './catalogue.ts';

/** Public data of a market's salons. The server implements it over the salons' database. */
export interface SalonList {
  readonly size: number;
  /** The cities with most salons, for the map. */
  readonly places: readonly Place[];
  readonly find: (input: SalonFinderInput) => {
    readonly salons: readonly {
      readonly salon: PublicSalon;
      readonly distanceInKm: number | null;
      readonly bookingUrl: string | null;
      readonly photo?: SalonPhoto;
    }[];
    readonly total: number;
  };
  readonly byNumber: (salonNo: string) => PublicSalon | null;
  readonly detailsOf: (salonNo: string) => SalonDetails;
}

export interface SalonSource {
  readonly list: () => Promise<Loaded<SalonList>>;
}
