import type { ShopTexts } from '../shop-texts.ts';

export const de: ShopTexts = {
  description:
    'Haarpflege in sechs Linien, für zu Hause und für den Salon. Sag, was dein Haar braucht; wir haben eine Farbe daraus gemacht.',
  size: 'Inhalt',
  oneSize: 'Einheitsgröße',
  strandsAlt: 'Haarsträhnen aus der Nähe, in der Farbe der {range}-Linie',
  rangeAlt:
    'Die {range}-Linie: Spray, Pipettenflasche mit Öl, Pumpflasche und Reisefläschchen auf niedrigen Sockeln, in Licht, das durch einen Kamm fällt',
  heroAlt: 'Kupferfarbener Kamm in tiefer Sonne, der Lichtstreifen auf gewölbtes Papier wirft',
  collections: {
    all: { title: 'Alle Produkte', description: 'Alles, was wir machen, in sechs Linien.' },
    bestsellers: {
      title: 'Bestseller',
      description: 'Was in den meisten Bädern und Salons zuerst leer ist.',
    },
    care: { title: 'Pflege', description: 'Shampoos, Spülungen, Masken, Öle und Kopfhautpflege.' },
    styling: {
      title: 'Styling',
      description: 'Stand, Halt und Finish, die sich wieder ausbürsten lassen.',
    },
    travel: { title: 'Reisegrößen', description: 'Klein genug für jede Handgepäckkontrolle.' },
    bundles: {
      title: 'Routinen',
      description: 'Drei Produkte, die zusammengehören, günstiger als einzeln.',
    },
  },
  menu: { main: 'Hauptmenü', footer: 'Fußzeile', ranges: 'Linien' },
  subscription: {
    name: 'Nachschub-Abo',
    option: 'Lieferung',
    plan: 'Alle {weeks} Wochen',
    description: '10 % Rabatt auf jede Lieferung. Aussetzen oder kündigen geht jederzeit.',
  },
  pages: {
    about: {
      title: 'Über LOKKE',
      paragraphs: [
        'Ein Kamm macht aus Licht Linien, und Haar besteht aus Linien. Daher kommen unsere Verpackungen und unsere Art zu arbeiten: eins nach dem anderen, der Reihe nach.',
        'Es gibt sechs Linien, jede mit einer Aufgabe: Feuchtigkeit, Farbe, Aufbau, Halt, Kopfhaut und Blond. Wenn du nicht weißt, welche deine ist, frag im Salon; dort sieht man deinen Hinterkopf.',
      ],
    },
    contact: {
      title: 'Kontakt',
      paragraphs: [
        'Schreib an hello@example.com. An Werktagen liest das ein Mensch und antwortet innerhalb von zwei Werktagen.',
        'Bei Fragen zu einer Bestellung hilft die Bestellnummer. Sie steht im Betreff deiner Bestätigungsmail.',
      ],
    },
  },
  policies: {
    privacy: {
      title: 'Datenschutzerklärung',
      paragraphs: [
        'Wir speichern, was eine Bestellung braucht: deinen Namen, deine Adresse, deine E-Mail-Adresse und was du gekauft hast. Wir nutzen es, um zu liefern, dir zu antworten und unsere Buchführungspflichten zu erfüllen.',
        'Besuche messen wir erst, nachdem du Cookies akzeptiert hast. Du kannst jederzeit erfahren, was wir über dich gespeichert haben, und es berichtigen oder löschen lassen: hello@example.com.',
        'Dies ist ein Demo-Shop. Die Daten bleiben auf dem Rechner, auf dem er läuft.',
      ],
    },
    refund: {
      title: 'Widerruf und Rückgabe',
      paragraphs: [
        'Nach der Lieferung hast du 14 Tage Zeit, den Kauf ohne Angabe von Gründen zu widerrufen. Schick die Ware ungeöffnet zurück, und wir erstatten den Preis und den Standardversand.',
        'Geöffnete Flaschen und Tiegel können wir aus hygienischen Gründen nicht zurücknehmen, es sei denn, etwas stimmt damit nicht. Dann sag uns Bescheid, und wir bringen es in Ordnung.',
      ],
    },
    shipping: {
      title: 'Versand',
      paragraphs: [
        'Versandarten und Kosten siehst du an der Kasse, bevor du bezahlst. Sobald deine Bestellung eingegangen ist, bekommst du eine E-Mail.',
        'Dies ist ein Demo-Shop: Es wird kein Paket verschickt.',
      ],
    },
    terms: {
      title: 'Allgemeine Geschäftsbedingungen',
      paragraphs: [
        'Die Preise enthalten die gesetzliche Mehrwertsteuer; es gilt der Preis zum Zeitpunkt der Bestellung. Der Kauf kommt zustande, wenn wir ihn per E-Mail bestätigen.',
        'Ist etwas doch ausverkauft, sagen wir Bescheid und erstatten dein Geld. Deine gesetzlichen Rechte als Verbraucherin oder Verbraucher bleiben unberührt.',
        'Dies ist ein Demo-Shop mit Testzahlung: Es wird nichts abgebucht und nichts geliefert.',
      ],
    },
  },
};
