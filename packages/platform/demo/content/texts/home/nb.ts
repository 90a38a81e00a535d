import type { HomeTexts } from '../home-texts.ts';

export const nb: HomeTexts = {
  title: 'LOKKE: hårpleie etter mål',
  description: 'Salongformler i seks serier: fukt, farge, reparasjon, hold, hodebunn og blondt.',
  hero: {
    title: 'Hår med ryggrad',
    text: 'Salongformler i riktig dose. Velg en serie og bygg rutinen rundt den.',
    alt: 'Produkter fra Rain, Honey, Copper og Volt på sokler, i lys som faller gjennom en kam',
    bestSellers: 'Se bestselgerne',
    routines: 'Se rutinene',
  },
  bestSellers: {
    title: 'Oftest gjennom kammen',
    all: 'Alle {count} produkter',
  },
  ranges: 'Seks pigmenter, seks oppgaver',
  band: {
    title: 'Rain gir tilbake det hardt vann tar',
    text: 'Pleie som binder vann, for tørt, tørst eller krøllete hår. Lett nok til hver dag.',
    action: 'Se Rain-serien',
  },
  routines: {
    title: 'Tre steg, én hylle',
    all: 'Alle rutiner',
    build: 'Sett sammen din egen',
  },
  salon: {
    title: 'Frisøren din vet det',
    text: 'Velg salongen din, så tjener den på det du bestiller her. Det koster deg ingenting. De fleste selger også over disk.',
    action: 'Finn en salong',
  },
  facts: {
    title: 'Greit å vite',
    facts: [
      {
        title: 'Levering',
        text: 'Du ser pris og leveringstid før du betaler. Ingen overraskelser etterpå.',
      },
      {
        title: 'Retur',
        text: 'Fjorten dager til å ombestemme deg. Uåpnet er alt vi ber om.',
      },
      {
        title: 'Pris per 100 ml',
        text: 'Står ved hver størrelse, så du kan sammenligne selv.',
      },
    ],
  },
  newsletter: {
    title: 'Sjelden, og bare når det teller',
    text: 'Nye produkter, først prøvd i salonger. Høyst én e-post i måneden, og i hver av dem står en lenke for å melde seg av.',
    label: 'E-postadresse',
    button: 'Meld deg på',
    note: 'Med «Meld deg på» samtykker du til å få nyhetsbrevet vårt på e-post. Du kan melde deg av når som helst, med lenken i hver e-post.',
    privacy: 'Slik behandler vi opplysningene dine',
    thanks: 'Nesten i mål: Åpne e-posten vi nettopp sendte, og bekreft adressen din.',
  },
  popups: {
    freeTravelSize: {
      title: 'En reisestørrelse, gratis',
      text: 'Legg {count} produkter fra tilbudet i handlekurven, så følger {title} med gratis.',
    },
    noKickbackFee: {
      title: 'Ingen provisjon på gratisprodukter',
      text: 'Salongen din tjener på det du kjøper. Gratisprodukter og gaver koster ingenting, så det betales ingen provisjon for dem.',
    },
  },
  footer: {
    service: 'Kundeservice',
    legal: 'Med liten skrift',
  },
};
