import type { home as source } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  'home.title': 'LOKKE: hårpleie etter mål',
  'home.description':
    'Salongformler i seks serier: fukt, farge, reparasjon, hold, hodebunn og blondt.',
  'home.hero.title': 'Hår med ryggrad',
  'home.hero.text': 'Salongformler i riktig dose. Velg en serie og bygg rutinen rundt den.',
  'home.hero.alt':
    'Produkter fra Rain, Honey, Copper og Volt på sokler, i lys som faller gjennom en kam',
  'home.hero.bestSellers': 'Se bestselgerne',
  'home.hero.routines': 'Se rutinene',
  'home.bestSellers.title': 'Oftest gjennom kammen',
  'home.bestSellers.all': { one: 'Alle {count} produkter', other: 'Alle {count} produkter' },
  'home.ranges.title': 'Seks pigmenter, seks oppgaver',
  'home.band.title': 'Rain gir tilbake det hardt vann tar',
  'home.band.text':
    'Pleie som binder vann, for tørt, tørst eller krøllete hår. Lett nok til hver dag.',
  'home.band.action': 'Se Rain-serien',
  'home.routines.title': 'Tre steg, én hylle',
  'home.routines.all': 'Alle rutiner',
  'home.routines.build': 'Sett sammen din egen',
  'home.facts.title': 'Greit å vite',
  'home.facts.delivery': 'Levering',
  'home.facts.delivery.text':
    'Du ser pris og leveringstid før du betaler. Ingen overraskelser etterpå.',
  'home.facts.returns': 'Retur',
  'home.facts.returns.text': 'Fjorten dager til å ombestemme deg. Uåpnet er alt vi ber om.',
  'home.facts.sizes': 'Pris per 100 ml',
  'home.facts.sizes.text': 'Står ved hver størrelse, så du kan sammenligne selv.',
} satisfies Translation<typeof source>;
