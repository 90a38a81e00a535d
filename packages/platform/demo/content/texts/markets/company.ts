import type { DemoLanguage } from '../../../generator/texts/index.ts';
import type { CompanyText } from '../market-texts.ts';

const EMAIL = 'hello@example.com';

/** A company that shows at once that it is none: nobody is to take it for somebody's. */
export const companyTexts: Readonly<Record<DemoLanguage, CompanyText>> = {
  en: {
    company: 'LOKKE (demo shop)',
    address: '1 Demo Street, Demotown',
    email: EMAIL,
    register:
      'None: no company stands behind this demo shop. A merchant’s register and VAT numbers stand here.',
    orderSubject: 'About order #',
    returnSubject: 'Return of order #',
    accessibilitySubject: 'Accessibility',
  },
  nl: {
    company: 'LOKKE (demowinkel)',
    address: 'Demostraat 1, 0000 XX Demostad',
    email: EMAIL,
    register:
      'Geen: achter deze demowinkel staat geen bedrijf. Hier staan van een handelaar het KvK- of ondernemingsnummer en het btw-nummer.',
    orderSubject: 'Over bestelling #',
    returnSubject: 'Retour van bestelling #',
    accessibilitySubject: 'Toegankelijkheid',
  },
  fr: {
    company: 'LOKKE (boutique de démonstration)',
    address: '1 rue de la Démo, 00000 Démoville',
    email: EMAIL,
    register:
      'Aucun : aucune entreprise ne se trouve derrière cette boutique de démonstration. Ici figurent l’immatriculation et le numéro de TVA du commerçant.',
    orderSubject: 'Commande n° ',
    returnSubject: 'Retour de la commande n° ',
    accessibilitySubject: 'Accessibilité',
  },
  de: {
    company: 'LOKKE (Demo-Shop)',
    address: 'Demostraße 1, 00000 Demostadt',
    email: EMAIL,
    register:
      'Keine: Hinter diesem Demo-Shop steht kein Unternehmen. Hier stehen bei einem Händler Vertretungsberechtigte, Registernummer und Umsatzsteuer-ID.',
    orderSubject: 'Zu Bestellung #',
    returnSubject: 'Rückgabe zu Bestellung #',
    accessibilitySubject: 'Barrierefreiheit',
  },
  es: {
    company: 'LOKKE (tienda de demostración)',
    address: 'Calle Demo 1, 00000 Demociudad',
    email: EMAIL,
    register:
      'Ninguno: detrás de esta tienda de demostración no hay ninguna empresa. Aquí figuran el registro mercantil y el NIF del comerciante.',
    orderSubject: 'Sobre el pedido n.º ',
    returnSubject: 'Devolución del pedido n.º ',
    accessibilitySubject: 'Accesibilidad',
  },
  nb: {
    company: 'LOKKE (demobutikk)',
    address: 'Demoveien 1, 0000 Demoby',
    email: EMAIL,
    register:
      'Ingen: Det står ikke noe firma bak denne demobutikken. Her står organisasjonsnummeret til den som selger.',
    orderSubject: 'Om ordre #',
    returnSubject: 'Retur av ordre #',
    accessibilitySubject: 'Tilgjengelighet',
  },
  sv: {
    company: 'LOKKE (demobutik)',
    address: 'Demogatan 1, 000 00 Demostad',
    email: EMAIL,
    register:
      'Inget: bakom den här demobutiken står inget företag. Här står säljarens organisationsnummer och momsregistreringsnummer.',
    orderSubject: 'Om order #',
    returnSubject: 'Retur av order #',
    accessibilitySubject: 'Tillgänglighet',
  },
};
