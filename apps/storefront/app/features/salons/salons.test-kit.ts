import type { FoundSalon, ListedSalon } from './format-salon.ts';

export function aSalon(salonNo: string, changes: Partial<ListedSalon> = {}): ListedSalon {
  return {
    salonNo,
    salonName: `Salon ${salonNo}`,
    country: 'NL',
    city: 'Utrecht',
    street: 'Oudegracht 1',
    postcode: '3511 AA',
    phone: null,
    salonLoyalty: false,
    client100: false,
    position: null,
    ...changes,
  };
}

export function foundSalon(
  salonNo: string,
  changes: Partial<ListedSalon> = {},
  found: Partial<FoundSalon> = {},
): FoundSalon {
  return { salon: aSalon(salonNo, changes), distanceInKm: null, bookingUrl: null, ...found };
}
