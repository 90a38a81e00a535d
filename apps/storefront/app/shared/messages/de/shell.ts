import type { shell as source } from '../en/shell.ts';
import type { Translation } from '../message.ts';

export const shell = {
  'shell.skip': 'Zum Inhalt',
  'shell.home': 'LOKKE, Startseite',
  'shell.announcement.delivery': 'Versandkosten siehst du vor dem Bezahlen',
  'shell.announcement.returns': '14 Tage Widerrufsrecht',
  'shell.search': 'Suchen',
  'shell.menu': 'Menü',
  'shell.menu.main': 'Hauptmenü',
  'shell.menu.all': 'Alle Produkte',
  'shell.menu.ranges': 'Linien',
  'shell.close': 'Schließen',
  'shell.bag': 'Tasche',
  'shell.bag.count': { one: 'Tasche, {count} Artikel', other: 'Tasche, {count} Artikel' },
  'shell.market': 'Land und Sprache',
  'shell.market.change': 'Land oder Sprache ändern',
  'shell.market.hint': 'Preise, Lieferung und Tasche gehören zu einem Land.',
  'shell.market.northernIreland': 'Nordirland',
  'shell.loading': 'Wird geladen',
  'shell.breadcrumbs': 'Du bist hier',
  'shell.breadcrumbs.home': 'Start',
  'shell.footer.shop': 'Shop',
  'shell.footer.service': 'Service',
  'shell.footer.cookies': 'Cookie-Einstellungen',
  'shell.footer.line': 'Haarpflege mit Maß. Sechs Linien, jede mit einer Aufgabe.',
  'shell.footer.demo':
    'LOKKE ist eine fiktive Marke. Nur Testzahlungen; es wird nichts verschickt.',
} satisfies Translation<typeof source>;
