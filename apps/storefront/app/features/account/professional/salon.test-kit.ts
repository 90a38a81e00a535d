import type { PublicSalon } from '@lokke/domain/salons';

export const SALON: PublicSalon = {
  salonNo: '10001',
  salonName: 'Salon Ada',
  country: 'NL',
  city: 'Breda',
  street: 'Kade 1',
  postcode: '4811 AA',
  phone: null,
  salonLoyalty: false,
  client100: true,
  position: null,
};
