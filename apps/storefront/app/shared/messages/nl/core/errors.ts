import type { errors as source } from '../../en/core/errors.ts';
import type { Translation } from '../../message.ts';

export const errors = {
  'errors.notFound.title': 'Alles doorgekamd, niets gevonden',
  'errors.notFound.text':
    'Op dit adres staat geen pagina. Misschien is hij verhuisd, of heeft hij nooit bestaan.',
  'errors.failed.title': 'Een knoop in de kam',
  'errors.failed.text':
    'De pagina kon niet worden getoond. Dat ligt aan ons, niet aan jou; probeer het zo opnieuw.',
  'errors.part.title': 'Een ogenblik',
  'errors.part.offline': 'Je bent offline. Dit verschijnt zodra je weer online bent.',
  'errors.part.failed': 'Dit kon niet worden opgehaald. Probeer het zo opnieuw.',
  'errors.home': 'Naar de startpagina',
  'errors.shop': 'Bekijk alle producten',
  'errors.retry': 'Probeer opnieuw',
} satisfies Translation<typeof source>;
