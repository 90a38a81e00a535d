import type { shell as source } from '../en/shell.ts';
import type { Translation } from '../message.ts';

export const shell = {
  'shell.skip': 'Til innholdet',
  'shell.home': 'LOKKE, forside',
  'shell.announcement.delivery': 'Du ser fraktprisen før du betaler',
  'shell.announcement.returns': '14 dagers angrerett',
  'shell.search': 'Søk',
  'shell.menu': 'Meny',
  'shell.menu.main': 'Hovedmeny',
  'shell.menu.all': 'Alle produkter',
  'shell.menu.ranges': 'Serier',
  'shell.close': 'Lukk',
  'shell.bag': 'Pose',
  'shell.bag.count': { one: 'Pose, {count} vare', other: 'Pose, {count} varer' },
  'shell.market': 'Land og språk',
  'shell.market.change': 'Bytt land eller språk',
  'shell.market.hint': 'Priser, levering og posen hører til ett land.',
  'shell.market.northernIreland': 'Nord-Irland',
  'shell.loading': 'Laster',
  'shell.breadcrumbs': 'Du er her',
  'shell.breadcrumbs.home': 'Hjem',
  'shell.footer.shop': 'Butikk',
  'shell.footer.service': 'Service',
  'shell.footer.cookies': 'Innstillinger for informasjonskapsler',
  'shell.footer.line': 'Hårpleie etter mål. Seks serier med hver sin oppgave.',
  'shell.footer.demo': 'LOKKE er et oppdiktet merke. Bare testbetaling; ingenting sendes.',
} satisfies Translation<typeof source>;
