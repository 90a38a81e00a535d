import type { home as source } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  'home.title': 'LOKKE: Haarpflege mit Maß',
  'home.description':
    'Salonformeln in sechs Linien: Feuchtigkeit, Farbe, Aufbau, Halt, Kopfhaut und Blond.',
  'home.hero.title': 'Haar, das Haltung bewahrt',
  'home.hero.text':
    'Salonformeln, genau dosiert. Wähle eine Linie und bau deine Routine darum auf.',
  'home.hero.alt':
    'Produkte von Rain, Honey, Copper und Volt auf Sockeln, im Licht, das durch einen Kamm fällt',
  'home.hero.bestSellers': 'Bestseller ansehen',
  'home.hero.routines': 'Routinen ansehen',
  'home.bestSellers.title': 'Am liebsten gekämmt',
  'home.bestSellers.all': { one: 'Alle {count} Produkte', other: 'Alle {count} Produkte' },
  'home.ranges.title': 'Sechs Pigmente, sechs Aufgaben',
  'home.band.title': 'Rain gibt zurück, was hartes Wasser nimmt',
  'home.band.text':
    'Pflege, die Wasser bindet, für trockenes, durstiges oder lockiges Haar. Leicht genug für jeden Tag.',
  'home.band.action': 'Rain-Linie ansehen',
  'home.routines.title': 'Drei Schritte, ein Regal',
  'home.routines.all': 'Alle Routinen',
  'home.routines.build': 'Stell dir eine zusammen',
  'home.facts.title': 'Gut zu wissen',
  'home.facts.delivery': 'Lieferung',
  'home.facts.delivery.text':
    'Kosten und Lieferzeit siehst du, bevor du zahlst. Danach keine Überraschungen.',
  'home.facts.returns': 'Rückgabe',
  'home.facts.returns.text': 'Vierzehn Tage Bedenkzeit. Ungeöffnet, mehr verlangen wir nicht.',
  'home.facts.sizes': 'Preis pro 100 ml',
  'home.facts.sizes.text': 'Steht neben jeder Größe, damit du selbst vergleichen kannst.',
} satisfies Translation<typeof source>;
