import type { home as source } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  'home.title': 'LOKKE: hårvård med mått',
  'home.description':
    'Salongsformler i sex serier: fukt, färg, reparation, stadga, hårbotten och blont.',
  'home.hero.title': 'Hår med ryggrad',
  'home.hero.text': 'Salongsformler i rätt dos. Välj en serie och bygg din rutin runt den.',
  'home.hero.alt':
    'Produkter från Rain, Honey, Copper och Volt på socklar, i ljus som faller genom en kam',
  'home.hero.bestSellers': 'Se bästsäljarna',
  'home.hero.routines': 'Se rutinerna',
  'home.bestSellers.title': 'Oftast genom kammen',
  'home.bestSellers.all': { one: 'Alla {count} produkter', other: 'Alla {count} produkter' },
  'home.ranges.title': 'Sex pigment, sex uppgifter',
  'home.band.title': 'Rain ger tillbaka det hårt vatten tar',
  'home.band.text':
    'Vård som binder vatten för torrt, törstigt eller lockigt hår. Lätt nog för varje dag.',
  'home.band.action': 'Se Rain-serien',
  'home.routines.title': 'Tre steg, en hylla',
  'home.routines.all': 'Alla rutiner',
  'home.routines.build': 'Sätt ihop en egen',
  'home.facts.title': 'Bra att veta',
  'home.facts.delivery': 'Leverans',
  'home.facts.delivery.text':
    'Du ser kostnad och leveranstid innan du betalar. Inga överraskningar efteråt.',
  'home.facts.returns': 'Retur',
  'home.facts.returns.text': 'Fjorton dagar att ändra dig. Oöppnat är allt vi ber om.',
  'home.facts.sizes': 'Pris per 100 ml',
  'home.facts.sizes.text': 'Står vid varje storlek, så att du kan jämföra själv.',
} satisfies Translation<typeof source>;
