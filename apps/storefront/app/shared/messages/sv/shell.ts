import type { shell as source } from '../en/shell.ts';
import type { Translation } from '../message.ts';

export const shell = {
  'shell.skip': 'Till innehållet',
  'shell.home': 'LOKKE, startsida',
  'shell.announcement.delivery': 'Du ser frakten innan du betalar',
  'shell.announcement.returns': '14 dagars ångerrätt',
  'shell.search': 'Sök',
  'shell.menu': 'Meny',
  'shell.menu.main': 'Huvudmeny',
  'shell.menu.all': 'Alla produkter',
  'shell.menu.ranges': 'Serier',
  'shell.close': 'Stäng',
  'shell.bag': 'Påse',
  'shell.bag.count': { one: 'Påse, {count} vara', other: 'Påse, {count} varor' },
  'shell.market': 'Land och språk',
  'shell.market.change': 'Byt land eller språk',
  'shell.market.hint': 'Priser, leverans och påse hör till ett land.',
  'shell.market.northernIreland': 'Nordirland',
  'shell.loading': 'Laddar',
  'shell.breadcrumbs': 'Du är här',
  'shell.breadcrumbs.home': 'Hem',
  'shell.footer.shop': 'Butik',
  'shell.footer.service': 'Service',
  'shell.footer.cookies': 'Inställningar för kakor',
  'shell.footer.line': 'Hårvård med mått. Sex serier, var och en med sin uppgift.',
  'shell.footer.demo': 'LOKKE är ett påhittat märke. Endast testbetalningar; inget skickas.',
} satisfies Translation<typeof source>;
