import type { HomeTexts } from '../home-texts.ts';

export const sv: HomeTexts = {
  title: 'LOKKE: hårvård med mått',
  description: 'Salongsformler i sex serier: fukt, färg, reparation, stadga, hårbotten och blont.',
  hero: {
    title: 'Hår med ryggrad',
    text: 'Salongsformler i rätt dos. Välj en serie och bygg din rutin runt den.',
    alt: 'Produkter från Rain, Honey, Copper och Volt på socklar, i ljus som faller genom en kam',
    bestSellers: 'Se bästsäljarna',
    routines: 'Se rutinerna',
  },
  bestSellers: {
    title: 'Oftast genom kammen',
    all: 'Alla {count} produkter',
  },
  ranges: 'Sex pigment, sex uppgifter',
  band: {
    title: 'Rain ger tillbaka det hårt vatten tar',
    text: 'Vård som binder vatten för torrt, törstigt eller lockigt hår. Lätt nog för varje dag.',
    action: 'Se Rain-serien',
  },
  routines: {
    title: 'Tre steg, en hylla',
    all: 'Alla rutiner',
    build: 'Sätt ihop en egen',
  },
  salon: {
    title: 'Din frisör vet',
    text: 'Välj din salong så tjänar den på det du beställer här. Det kostar dig inget. De flesta säljer också över disk.',
    action: 'Hitta en salong',
  },
  facts: {
    title: 'Bra att veta',
    facts: [
      {
        title: 'Leverans',
        text: 'Du ser kostnad och leveranstid innan du betalar. Inga överraskningar efteråt.',
      },
      {
        title: 'Retur',
        text: 'Fjorton dagar att ändra dig. Oöppnat är allt vi ber om.',
      },
      {
        title: 'Pris per 100 ml',
        text: 'Står vid varje storlek, så att du kan jämföra själv.',
      },
    ],
  },
  newsletter: {
    title: 'Sällan, och bara när det spelar roll',
    text: 'Nya produkter, först provade på salong. Högst ett mejl i månaden, och i varje finns en länk för att avsluta.',
    label: 'E-postadress',
    button: 'Anmäl dig',
    note: 'Med ”Anmäl dig” samtycker du till att få vårt nyhetsbrev via mejl. Du kan avsluta när som helst, med länken i varje mejl.',
    privacy: 'Så behandlar vi dina uppgifter',
    thanks: 'Nästan klart: öppna mejlet vi just skickade och bekräfta din adress.',
  },
  popups: {
    freeTravelSize: {
      title: 'En resestorlek, gratis',
      text: 'Lägg {count} produkter ur erbjudandet i varukorgen, så följer {title} med gratis.',
    },
    noKickbackFee: {
      title: 'Ingen provision på gratisprodukter',
      text: 'Din salong tjänar på det du köper. Gratisprodukter och gåvor kostar ingenting, så ingen provision betalas för dem.',
    },
  },
  footer: {
    service: 'Kundservice',
    legal: 'Det finstilta',
  },
};
