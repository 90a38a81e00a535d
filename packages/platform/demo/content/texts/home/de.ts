import type { HomeTexts } from '../home-texts.ts';

export const de: HomeTexts = {
  title: 'LOKKE: Haarpflege mit Maß',
  description:
    'Salonformeln in sechs Linien: Feuchtigkeit, Farbe, Aufbau, Halt, Kopfhaut und Blond.',
  hero: {
    title: 'Haar, das Haltung bewahrt',
    text: 'Salonformeln, genau dosiert. Wähle eine Linie und bau deine Routine darum auf.',
    alt: 'Produkte von Rain, Honey, Copper und Volt auf Sockeln, im Licht, das durch einen Kamm fällt',
    bestSellers: 'Bestseller ansehen',
    routines: 'Routinen ansehen',
  },
  bestSellers: {
    title: 'Am liebsten gekämmt',
    all: 'Alle {count} Produkte',
  },
  ranges: 'Sechs Pigmente, sechs Aufgaben',
  band: {
    title: 'Rain gibt zurück, was hartes Wasser nimmt',
    text: 'Pflege, die Wasser bindet, für trockenes, durstiges oder lockiges Haar. Leicht genug für jeden Tag.',
    action: 'Rain-Linie ansehen',
  },
  routines: {
    title: 'Drei Schritte, ein Regal',
    all: 'Alle Routinen',
    build: 'Stell dir eine zusammen',
  },
  salon: {
    title: 'Dein Salon weiß Bescheid',
    text: 'Wähle deinen Salon, dann verdient er an deinen Bestellungen mit. Dich kostet das nichts. Die meisten verkaufen auch vor Ort.',
    action: 'Salon finden',
  },
  facts: {
    title: 'Gut zu wissen',
    facts: [
      {
        title: 'Lieferung',
        text: 'Kosten und Lieferzeit siehst du, bevor du zahlst. Danach keine Überraschungen.',
      },
      {
        title: 'Rückgabe',
        text: 'Vierzehn Tage Bedenkzeit. Ungeöffnet, mehr verlangen wir nicht.',
      },
      {
        title: 'Preis pro 100 ml',
        text: 'Steht neben jeder Größe, damit du selbst vergleichen kannst.',
      },
    ],
  },
  newsletter: {
    title: 'Selten, und nur wenn es sich lohnt',
    text: 'Neue Produkte, zuerst in Salons getestet. Höchstens eine E-Mail im Monat, jede mit einem Link zum Abbestellen.',
    label: 'E-Mail-Adresse',
    button: 'Anmelden',
    note: 'Mit „Anmelden“ willigst du ein, unseren Newsletter per E-Mail zu bekommen. Du kannst das jederzeit widerrufen, mit dem Link in jeder E-Mail.',
    privacy: 'So gehen wir mit deinen Daten um',
    thanks:
      'Fast geschafft: Öffne die E-Mail, die wir dir gerade geschickt haben, und bestätige deine Adresse.',
  },
  popups: {
    freeTravelSize: {
      title: 'Eine Reisegröße, gratis',
      text: 'Leg {count} Produkte der Aktion in deine Tasche, und {title} kommt gratis dazu.',
    },
    noKickbackFee: {
      title: 'Keine Provision auf Gratisprodukte',
      text: 'Dein Salon verdient an dem, was du kaufst. Gratisprodukte und Geschenke kosten nichts, deshalb wird dafür keine Provision gezahlt.',
    },
  },
  footer: {
    service: 'Service',
    legal: 'Kleingedrucktes',
  },
};
