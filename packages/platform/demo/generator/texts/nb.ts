import type { ShopTexts } from '../shop-texts.ts';

export const nb: ShopTexts = {
  description:
    'Hårpleie i seks serier, for hjemmet og for salongen. Si hva håret trenger; vi har gitt det en farge.',
  size: 'Størrelse',
  oneSize: 'Én størrelse',
  strandsAlt: 'Hårstrå sett på nært hold, i fargen til {range}-serien',
  rangeAlt:
    '{range}-serien: spray, oljeflaske med pipette, pumpeflaske og reiseflaske på lave sokler, i lys som faller gjennom en kam',
  heroAlt: 'Kobberfarget kam i lav sol som kaster lyslinjer over buet papir',
  collections: {
    all: { title: 'Alle produkter', description: 'Alt vi lager, i seks serier.' },
    bestsellers: {
      title: 'Bestselgere',
      description: 'Det som går tomt først, både på bad og i salonger.',
    },
    care: { title: 'Pleie', description: 'Sjampo, balsam, hårmasker, oljer og hodebunnspleie.' },
    styling: {
      title: 'Styling',
      description: 'Løft, hold og finish som fortsatt lar seg børste ut.',
    },
    travel: { title: 'Reisestørrelser', description: 'Små nok for enhver sikkerhetskontroll.' },
    bundles: {
      title: 'Rutiner',
      description: 'Tre produkter som hører sammen, rimeligere enn hver for seg.',
    },
  },
  menu: { main: 'Hovedmeny', footer: 'Bunntekst', ranges: 'Serier' },
  subscription: {
    name: 'Påfyll',
    option: 'Levering',
    plan: 'Hver {weeks}. uke',
    description: '10 % rabatt på hver levering. Hopp over eller stopp når du vil.',
  },
  pages: {
    about: {
      title: 'Om LOKKE',
      paragraphs: [
        'En kam gjør lys til linjer, og hår er linjer. Derfra kommer emballasjen vår, og måten vi arbeider på: én ting om gangen, i rekkefølge.',
        'Det finnes seks serier med hver sin oppgave: fukt, farge, reparasjon, hold, hodebunn og blondt. Vet du ikke hvilken som er din, så spør frisøren; der ser de bakhodet ditt.',
      ],
    },
    contact: {
      title: 'Kontakt',
      paragraphs: [
        'Skriv til hello@example.com. Et menneske leser det på hverdager og svarer innen to av dem.',
        'Gjelder det en bestilling, går det raskere med ordrenummeret. Det står i emnefeltet i bekreftelsen du fikk på e-post.',
      ],
    },
  },
  policies: {
    privacy: {
      title: 'Personvern',
      paragraphs: [
        'Vi lagrer det en bestilling trenger: navn, adresse, e-postadresse og hva du kjøpte. Vi bruker det til å levere, svare deg og følge bokføringsloven.',
        'Vi måler besøk først når du har godtatt informasjonskapsler. Du kan når som helst be om innsyn, retting eller sletting: hello@example.com.',
        'Dette er en demobutikk. Opplysningene blir på maskinen den kjører på.',
      ],
    },
    refund: {
      title: 'Retur',
      paragraphs: [
        'Du har 14 dagers angrerett etter levering, uten å oppgi grunn. Send varen uåpnet tilbake, så betaler vi tilbake prisen og standard frakt.',
        'Åpnede flasker og krukker kan av hygieniske grunner ikke returneres, med mindre det er noe galt med dem. Si i så fall fra, så ordner vi det.',
      ],
    },
    shipping: {
      title: 'Levering',
      paragraphs: [
        'Leveringsmåter og priser vises i kassen før du betaler. Du får en e-post når bestillingen er lagt inn.',
        'Dette er en demobutikk: Ingen pakke blir sendt.',
      ],
    },
    terms: {
      title: 'Salgsvilkår',
      paragraphs: [
        'Prisene er inkludert merverdiavgift og gjelder i det øyeblikket du bestiller. Kjøpet er bindende når vi bekrefter det på e-post.',
        'Er noe likevel utsolgt, sier vi fra og betaler pengene tilbake. Rettighetene du har som forbruker, gjelder uansett.',
        'Dette er en demobutikk med testbetaling: Ingenting blir trukket, og ingenting blir levert.',
      ],
    },
  },
};
