import type { Coordinates } from './coordinates.ts';

/** Public data of a salon (spec §3). */
export interface PublicSalon {
  readonly salonNo: string;
  readonly salonName: string;
  readonly country: string;
  readonly city: string;
  readonly street: string | null;
  readonly postcode: string | null;
  readonly phone: string | null;
  readonly salonLoyalty: boolean;
  readonly client100: boolean;
  readonly position: Coordinates | null;
}

/** All data of a salon; its email addresses stay on the server. */
export interface Salon extends PublicSalon {
  readonly salonEmail: string | null;
  readonly parentEmail: string | null;
}

/** Lists the public fields, so that a field added later stays private. */
export function toPublicSalon(salon: Salon): PublicSalon {
  const { salonNo, salonName, country, city, street, postcode, phone } = salon;
  const { salonLoyalty, client100, position } = salon;
  return {
    salonNo,
    salonName,
    country,
    city,
    street,
    postcode,
    phone,
    salonLoyalty,
    client100,
    position,
  };
}
