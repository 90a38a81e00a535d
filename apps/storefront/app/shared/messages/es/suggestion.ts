import type { suggestion as source } from '../en/suggestion.ts';
import type { Translation } from '../message.ts';

export const suggestion = {
  'suggest.title': '¿Qué tienda te conviene?',
  'suggest.hint': 'Los precios, el envío y la bolsa son propios de cada país.',
  'suggest.guess': 'Parece tu país',
  'suggest.remembered': 'Tu última elección',
  'suggest.here': 'Estás aquí',
  'suggest.others': 'Todos los países',
  'suggest.close': 'Cerrar',
  'suggest.northernIreland': 'Irlanda del Norte',
  'postcode.label': 'Tu código postal belga',
  'postcode.go': 'Continuar',
  'postcode.wrong': 'Un código postal belga tiene cuatro cifras, por ejemplo 2000.',
  'postcode.or': 'O elige el idioma:',
} satisfies Translation<typeof source>;
