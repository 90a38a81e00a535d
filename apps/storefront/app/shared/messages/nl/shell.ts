import type { shell as source } from '../en/shell.ts';
import type { Translation } from '../message.ts';

export const shell = {
  'shell.skip': 'Naar de inhoud',
  'shell.home': 'LOKKE, startpagina',
  'shell.announcement.delivery': 'Bezorgkosten zie je vóór je betaalt',
  'shell.announcement.returns': '14 dagen bedenktijd',
  'shell.search': 'Zoeken',
  'shell.menu': 'Menu',
  'shell.menu.main': 'Hoofdmenu',
  'shell.menu.all': 'Alle producten',
  'shell.menu.ranges': 'Lijnen',
  'shell.close': 'Sluiten',
  'shell.bag': 'Tas',
  'shell.bag.count': { one: 'Tas, {count} artikel', other: 'Tas, {count} artikelen' },
  'shell.market': 'Land en taal',
  'shell.market.change': 'Land of taal wijzigen',
  'shell.market.hint': 'Prijzen, bezorging en je tas horen bij een land.',
  'shell.market.northernIreland': 'Noord-Ierland',
  'shell.loading': 'Laden',
  'shell.breadcrumbs': 'Je bent hier',
  'shell.breadcrumbs.home': 'Home',
  'shell.footer.shop': 'Shop',
  'shell.footer.service': 'Service',
  'shell.footer.cookies': 'Cookie-instellingen',
  'shell.footer.line': 'Haarverzorging op maat. Zes lijnen, elk met één taak.',
  'shell.footer.demo':
    'LOKKE is een fictief merk. Alleen testbetalingen; er wordt niets verstuurd.',
} satisfies Translation<typeof source>;
