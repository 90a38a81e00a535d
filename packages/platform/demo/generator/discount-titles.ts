import type { DemoLanguage } from './texts/index.ts';

/** What a buyer reads beside a saving. `{amount}` is what has to be bought. */
export interface DiscountTitles {
  readonly freeMask: string;
  readonly travelSize: string;
  readonly gift: string;
  readonly welcome: string;
}

export const DISCOUNT_TITLES: Readonly<Record<DemoLanguage, DiscountTitles>> = {
  nl: {
    freeMask: 'Reismasker cadeau bij 2 verzorgingsproducten',
    travelSize: 'Reisformaat cadeau bij 3 stylingproducten',
    gift: 'Cadeau bij verzorging en styling vanaf {amount}',
    welcome: '10% welkomstkorting',
  },
  fr: {
    freeMask: 'Masque format voyage offert pour 2 soins',
    travelSize: 'Format voyage offert pour 3 coiffants',
    gift: 'Cadeau dès {amount} de soins et de coiffants',
    welcome: '10 % de bienvenue',
  },
  en: {
    freeMask: 'Free travel-size mask with 2 care products',
    travelSize: 'Free travel size with 3 styling products',
    gift: 'Gift with {amount} of care and styling',
    welcome: '10% welcome discount',
  },
  de: {
    freeMask: 'Reisemaske gratis zu 2 Pflegeprodukten',
    travelSize: 'Reisegröße gratis zu 3 Stylingprodukten',
    gift: 'Geschenk ab {amount} Pflege und Styling',
    welcome: '10 % Willkommensrabatt',
  },
  es: {
    freeMask: 'Mascarilla formato viaje de regalo con 2 productos de cuidado',
    travelSize: 'Formato viaje de regalo con 3 productos de peinado',
    gift: 'Regalo a partir de {amount} en cuidado y peinado',
    welcome: '10 % de bienvenida',
  },
  nb: {
    freeMask: 'Maske i reisestørrelse på kjøpet med 2 pleieprodukter',
    travelSize: 'Reisestørrelse på kjøpet med 3 stylingprodukter',
    gift: 'Gave når du kjøper pleie og styling for {amount}',
    welcome: '10 % velkomstrabatt',
  },
  sv: {
    freeMask: 'Inpackning i resestorlek på köpet med 2 vårdprodukter',
    travelSize: 'Resestorlek på köpet med 3 stylingprodukter',
    gift: 'Gåva när du köper vård och styling för {amount}',
    welcome: '10 % välkomstrabatt',
  },
};
