import type { withdrawal as source } from '../en/withdrawal.ts';
import type { Translation } from '../message.ts';

export const withdrawal = {
  'withdrawal.title': 'Einen Kauf widerrufen',
  'withdrawal.intro':
    'Du hast 14 Tage ab dem Tag, an dem dein Paket ankommt, ohne Angabe von Gründen. Anmelden musst du dich nicht.',
  'withdrawal.more': 'So geht der Widerruf',
  'withdrawal.name': 'Name',
  'withdrawal.orderNumber': 'Bestellnummer',
  'withdrawal.hint': 'Sie steht im Betreff deiner Bestätigungsmail: #1001.',
  'withdrawal.items': 'Produkte',
  'withdrawal.itemsHint': 'Lass das Feld leer, um die ganze Bestellung zu widerrufen.',
  'withdrawal.next': 'Vertrag widerrufen',
  'withdrawal.review': 'Stimmt das so?',
  'withdrawal.reviewText':
    'Mit dem nächsten Button widerrufst du. Wir bestätigen es per E-Mail, mit Datum und Uhrzeit.',
  'withdrawal.all': 'Die ganze Bestellung',
  'withdrawal.confirm': 'Widerruf bestätigen',
  'withdrawal.change': 'Etwas ändern',
  'withdrawal.done': 'Du hast widerrufen',
  'withdrawal.doneText':
    'Eingegangen am {date} um {time} (UTC). Eine Bestätigung ist unterwegs an {email}: Bewahre sie auf.',
  'withdrawal.then': 'Wie es weitergeht',
  'withdrawal.byLetter':
    'Schreib uns: Eine E-Mail mit deinem Namen und deiner Bestellnummer genügt.',
  'withdrawal.contact': 'Zur E-Mail-Adresse',
} satisfies Translation<typeof source>;
