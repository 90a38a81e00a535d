import type { home as source } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  'home.title': 'LOKKE: haarverzorging op maat',
  'home.description':
    'Salonformules voor je haar in zes lijnen: vocht, kleur, herstel, fixatie, hoofdhuid en blond.',
  'home.hero.title': 'Haar dat zich niet laat kennen',
  'home.hero.text': 'Salonformules in gepaste doses. Kies een lijn en bouw je routine eromheen.',
  'home.hero.alt':
    'Producten van Rain, Honey, Copper en Volt op sokkels, in licht dat door een kam valt',
  'home.hero.bestSellers': 'Bekijk de bestsellers',
  'home.hero.routines': 'Bekijk de routines',
  'home.bestSellers.title': 'Het vaakst doorgekamd',
  'home.bestSellers.all': { one: 'Alle {count} producten', other: 'Alle {count} producten' },
  'home.ranges.title': 'Zes pigmenten, zes taken',
  'home.band.title': 'Rain geeft terug wat hard water neemt',
  'home.band.text':
    'Vochtbindende verzorging voor droog, dorstig of krullend haar. Licht genoeg voor elke dag.',
  'home.band.action': 'Bekijk de Rain-lijn',
  'home.routines.title': 'Drie stappen, één plank',
  'home.routines.all': 'Alle routines',
  'home.routines.build': 'Stel er zelf een samen',
  'home.facts.title': 'Goed om te weten',
  'home.facts.delivery': 'Bezorging',
  'home.facts.delivery.text':
    'Kosten en bezorgdag zie je voordat je betaalt. Daarna geen verrassingen.',
  'home.facts.returns': 'Retourneren',
  'home.facts.returns.text': 'Veertien dagen bedenktijd. Ongeopend, meer vragen we niet.',
  'home.facts.sizes': 'Prijs per 100 ml',
  'home.facts.sizes.text': 'Staat bij elke maat, zodat je zelf kunt vergelijken.',
} satisfies Translation<typeof source>;
