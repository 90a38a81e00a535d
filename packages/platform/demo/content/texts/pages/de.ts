import type { PageTexts } from '../page-texts.ts';

export const de: PageTexts = {
  about: {
    title: 'Über LOKKE',
    description: 'Sechs Linien Haarpflege mit je einer Aufgabe, für Menschen und für Salons.',
    body: `
Ein Kamm macht aus Licht Linien, und Haar besteht aus Linien. Daher kommen unsere Verpackungen und unsere Art zu arbeiten: eins nach dem anderen, der Reihe nach.

Es gibt sechs Linien, jede mit einer Aufgabe: Feuchtigkeit, Farbe, Aufbau, Halt, Kopfhaut und Blond. Wenn du nicht weißt, welche deine ist, frag im Salon; dort sieht man deinen Hinterkopf.

## Mit den Salons, nicht an ihnen vorbei

Das meiste verkaufen Menschen mit der Schere in der Hand. Wähle hier deinen Salon, dann verdient er an deiner Bestellung mit. Dich kostet das nichts.

## Was wir sagen und was nicht

Wir schreiben, was ein Produkt tut und für wen. Wir erfinden keine Prozentzahlen und versprechen nicht, dass Haar nachwächst.`,
  },
  contact: {
    title: 'Kontakt',
    description: 'Wie du uns erreichst und was uns hilft, schnell zu antworten.',
    body: `
Schreib an [{email}](mailto:{email}). An Werktagen liest das ein Mensch und antwortet innerhalb von zwei Werktagen.

## Zu einer Bestellung

Mit der Bestellnummer geht es schneller. Sie steht im Betreff deiner Bestätigungsmail: [zu einer Bestellung schreiben](mailto:{email}?subject={orderSubject}).

## Vielleicht steht es hier

- [Was der Versand kostet und wie lange er dauert](page:delivery)
- [Etwas zurückschicken](page:returns)
- [Einen Kauf widerrufen](page:withdrawal)

## Per Post

{company}, {address}`,
  },
  delivery: {
    title: 'Versand',
    description: 'Was der Versand kostet, wie lange er dauert und was gilt, wenn etwas schiefgeht.',
    body: `
Wir liefern {country}, an Werktagen. Sobald deine Bestellung eingegangen ist, bekommst du eine E-Mail.

{exclusions}

## Was es kostet

- **Standard**, {standardTime}: {standardPrice}. Kostenlos ab {freeFrom}.
- **Express**, {expressTime}: {expressPrice}.

{tax} An der Kasse siehst du die ganze Summe samt Versand, bevor du bezahlst.

## Wenn etwas schiefgeht

Bis das Paket in deinen Händen ist, tragen wir das Risiko. Kommt es zu spät, beschädigt oder gar nicht an, [schreib uns](page:contact) mit der Bestellnummer: Wir schicken es noch einmal oder erstatten dein Geld.

Dies ist ein Demo-Shop: Es wird kein Paket verschickt.`,
  },
  returns: {
    title: 'Rückgabe',
    description: 'Vierzehn Tage Bedenkzeit. Was zurückkann, wie, und wer was bezahlt.',
    body: `
Ab dem Tag, an dem dein Paket ankommt, hast du 14 Tage Bedenkzeit, ohne Angabe von Gründen. Unter [Widerruf](page:withdrawal) steht es Schritt für Schritt.

## Was zurückkann

- Alles, was ungeöffnet ist.
- Alles, was einen Mangel hat, geöffnet oder nicht.

Eine versiegelte Flasche oder ein Tiegel, der geöffnet wurde, lässt sich aus hygienischen Gründen nicht mehr verkaufen und bleibt bei dir.

## Wie

Sag uns per E-Mail Bescheid, [{email}](mailto:{email}?subject={returnSubject}), und schick die Produkte innerhalb von 14 Tagen danach zurück. Das Rückporto zahlst du, es sei denn, das Produkt hat einen Mangel: Dann zahlen wir es.

Wir erstatten den Preis und den Standardversand auf demselben Weg, auf dem du bezahlt hast, innerhalb von 14 Tagen nach deiner Nachricht. Wir dürfen warten, bis die Produkte oder der Nachweis der Absendung bei uns sind.

## Etwas stimmt nicht damit

{guarantee}`,
  },
  withdrawal: {
    title: 'Widerruf',
    description: 'Die 14 Tage, in denen du einen Kauf widerrufen kannst, und wie es geht.',
    body: `
Du hast das Recht, binnen 14 Tagen ohne Angabe von Gründen einen Kauf zu widerrufen. Die Frist beginnt an dem Tag, an dem du oder jemand, den du benennst, das letzte Paket der Bestellung erhalten hat.

{withdrawalBasis}

## Hier widerrufen

[Vertrag widerrufen](/withdraw)

Du gibst deinen Namen und die Bestellnummer an, liest alles noch einmal und bestätigst: Damit hast du widerrufen. Wir bestätigen es sofort per E-Mail, mit Datum und Uhrzeit. Eine E-Mail oder ein Brief in eigenen Worten genügt auch, solange du sie vor Ablauf der 14 Tage abschickst.

## Folgen des Widerrufs

Du schickst die Produkte binnen 14 Tagen zurück und trägst das Porto. Wir erstatten den Preis und den Standardversand binnen 14 Tagen nach deiner Nachricht, auf dem Weg, auf dem du bezahlt hast; wir dürfen warten, bis die Produkte oder der Nachweis der Absendung bei uns sind. Für einen Wertverlust zahlst du nur, wenn er auf einen Umgang zurückgeht, der zur Prüfung der Produkte nicht nötig war.

## Wann es das Recht nicht gibt

Bei versiegelten Produkten, die aus Gründen der Hygiene nicht zur Rückgabe geeignet sind, wenn sie nach der Lieferung geöffnet wurden.

## Das Muster-Widerrufsformular

An {company}, {address}, {email}:

Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren: …

Bestellt am … / erhalten am …

Name, Anschrift, Bestellnummer: …

Datum, und Unterschrift bei Mitteilung auf Papier: …`,
  },
  terms: {
    title: 'AGB',
    description: 'Was wir einander versprechen, wenn du etwas kaufst.',
    body: `
Diese Bedingungen gelten zwischen dir und {company}, wenn du hier als Verbraucherin oder Verbraucher kaufst. Die Angaben zu uns stehen im [Impressum](page:imprint).

## Wie ein Kauf zustande kommt

Was im Shop steht, ist eine Einladung. Du bestellst mit dem Knopf am Ende der Kasse; der Kauf kommt zustande, wenn wir ihn per E-Mail bestätigen. Ist etwas doch ausverkauft, sagen wir Bescheid und erstatten dein Geld. Wir speichern die Bestellung, und du findest sie in deinem Konto.

## Preis und Zahlung

{tax} Es gilt der Preis zum Zeitpunkt der Bestellung. Versandkosten kommen hinzu, wie es unter [Versand](page:delivery) steht. Du bezahlst an der Kasse.

## Gratisprodukte und Geschenke

Eine Aktion gilt, solange ihre Bedingungen erfüllt sind. Schickst du so viel zurück, dass sie es nicht mehr sind, dürfen wir den Preis dessen abziehen, was gratis war und nicht zurückkommt.

## Abonnements

Ein Abonnement wird in dem Abstand geliefert und abgerechnet, den du gewählt hast. Du kannst es vor der nächsten Lieferung aussetzen oder beenden.

## Widerruf und Mängel

Du hast 14 Tage Zeit zum [Widerruf](page:withdrawal). {guarantee}

## Beschwerden

Schreib an [{email}](mailto:{email}); wir antworten innerhalb von zwei Werktagen. {complaints}

## Recht

Nichts davon nimmt dir Rechte, die dir das Recht des Landes gibt, in dem du lebst.

Dies ist ein Demo-Shop mit Testzahlung: Es wird nichts abgebucht und nichts geliefert.`,
  },
  privacy: {
    title: 'Datenschutz',
    description:
      'Was wir über dich speichern, warum, wie lange, und was du von uns verlangen kannst.',
    body: `
{company}, {address}, ist für deine Daten verantwortlich. Fragen gehen an [{email}](mailto:{email}).

## Was wir speichern, und warum

- **Um zu liefern, was du bestellst:** Name, Adresse, E-Mail-Adresse, Telefon, wenn du es angibst, und was du gekauft hast. Ohne diese Angaben gibt es keinen Vertrag (Art. 6 Abs. 1 b DSGVO).
- **Für dein Konto:** deine E-Mail-Adresse und ein verschlüsseltes Passwort, deine Adressen, deine Merkliste und dein Salon. Du kannst sie ändern oder löschen.
- **Für deinen Salon:** Er erfährt, was über ihn gekauft wurde, nicht wer du bist oder wo du wohnst.
- **Um dir zu schreiben:** deine E-Mail-Adresse, nur wenn du dich angemeldet hast (Art. 6 Abs. 1 a DSGVO). In jeder E-Mail steht ein Link zum Abbestellen.
- **Um Besuche zu messen:** nur, wenn du zustimmst. Was, steht unter [Cookies](page:cookies).
- **Damit der Shop läuft:** die Adresse deines Geräts, kurz, gegen Missbrauch; und Fehlerberichte ohne deinen Namen (Art. 6 Abs. 1 f DSGVO).

## Wer es noch sieht

Firmen, die für uns und auf unsere Weisung arbeiten: die Shop-Plattform, der Zahlungsdienst, der Paketdienst, der E-Mail-Dienst. Sitzt eine davon außerhalb des Europäischen Wirtschaftsraums, schützen dich die Standardvertragsklauseln der Europäischen Kommission. Wir verkaufen nichts.

## Wie lange

Bestellungen so lange, wie es Handels- und Steuerrecht verlangen. Ein Konto, bis du es löschst oder drei Jahre niemand es benutzt hat. Fehlerberichte 90 Tage.

## Was du verlangen kannst

Auskunft, Mitnahme, Berichtigung, Löschung, Einschränkung, Widerspruch und den Widerruf einer Einwilligung. Schreib an [{email}](mailto:{email}). {dataAuthority}

Dies ist ein Demo-Shop: Die Daten bleiben auf dem Rechner, auf dem er läuft.`,
  },
  cookies: {
    title: 'Cookies',
    description:
      'Was dein Browser für uns behält: was nötig ist und was nur mit deiner Zustimmung.',
    body: `
Dein Browser behält ein paar Dinge für uns. Was der Shop zum Funktionieren braucht, ohne zu fragen; alles andere nur, wenn du zustimmst, und „Nur notwendige“ ist so leicht zu wählen wie „Akzeptieren“.

## Nötig

- **Deine Tasche:** ihre Nummer, bis du kaufst oder 85 Tage lang.
- **Deine Sitzung:** ein verschlüsseltes Cookie, solange du angemeldet bist.
- **Deine Wahl:** Merkliste, Salon, Land, die Antwort zu Cookies und welche Hinweise du geschlossen hast.

## Nur mit deiner Zustimmung

- **Messen:** Google Tag Manager und Google Analytics zählen, was angesehen und gekauft wird.
- **E-Mail-Marketing:** Klaviyo erkennt dich, wenn du aus einer unserer E-Mails kommst.

Bevor du zustimmst, wird bei keinem von beiden etwas abgerufen.

## Es dir anders überlegen

Der Link am Fuß jeder Seite öffnet die Auswahl wieder. Du kannst auch löschen, was dein Browser für diese Seite behält; deine Tasche ist dann leer.`,
  },
  accessibility: {
    title: 'Barrierefreiheit',
    description:
      'Wie weit alle diesen Shop benutzen können, was noch nicht geht und wem du es sagst.',
    body: `
Alle sollen hier einkaufen können: mit der Tastatur, mit einem Screenreader, mit großer Schrift, ohne Maus und ohne Eile. Unser Maßstab ist die EN 301 549, die die WCAG 2.1 auf Stufe AA enthält.

## Was wir getan haben

Jede Seite wird automatisch nach diesen Regeln geprüft, und der ganze Weg von der Suche bis zur Zahlung wurde allein mit der Tastatur gegangen. Nichts bewegt sich von selbst. Jedes Bild, das etwas sagt, hat einen Text.

## Was noch nicht geht

- Auf manchen Telefonen lässt sich die Seite nicht mit zwei Fingern vergrößern (WCAG 1.4.4). Der Text folgt der Schriftgröße, die du im Browser oder Gerät einstellst.
- Nicht jede Seite ist mit jedem Screenreader getestet.

Diese Erklärung beruht auf eigener Prüfung, zuletzt im November 2026.

## Sag es uns

Wenn dich etwas aufhält, schreib an [{email}](mailto:{email}?subject={accessibilitySubject}). Wir antworten innerhalb von zwei Werktagen und helfen dir bis dahin, per E-Mail zu bestellen.

{accessibility}`,
  },
  imprint: {
    title: 'Impressum',
    description: 'Das Unternehmen hinter diesem Shop und wie man es erreicht.',
    body: `
{imprintBasis}

## Unternehmen

{company}

{address}

E-Mail: [{email}](mailto:{email})

## Register und Umsatzsteuer

{register}

## Streitbeilegung

{complaints}

## Bilder und Texte

Alles ist von uns. Die Produkte, Menschen und Salons in diesem Shop sind erfunden.`,
  },
};
