import type { salon as source } from '../en/salon.ts';
import type { Translation } from '../message.ts';

export const salon = {
  'salon.intro':
    'Profesionales que conocen nuestras líneas al dedillo. Elige tu salón y lo recordaremos.',
  'salon.search.label': 'Código postal, ciudad o salón',
  'salon.search': 'Buscar',
  'salon.locate': 'Usar mi ubicación',
  'salon.locate.failed':
    'Tu navegador no ha dicho dónde estás. Escribe un código postal o una ciudad.',
  'salon.count': { one: '{count} salón', other: '{count} salones' },
  'salon.list': 'Salones',
  'salon.more':
    'Estos son los {shown} primeros. Con un código postal o una ciudad verás los más cercanos.',
  'salon.none':
    'No hay ningún salón con ese nombre o lugar. Prueba con una ciudad mayor o tu código postal.',
  'salon.failed': 'Ahora mismo no se pueden mostrar los salones. Lo demás funciona.',
  'salon.loading': 'Buscando salones',
  'salon.choose.action': 'Elegir como mi salón',
  'salon.chooseNamed': 'Elegir como mi salón: {name}',
  'salon.isChosen': 'Tu salón',
  'salon.chosen': '{name} es ahora tu salón.',
  'salon.change': 'Cambiar',
  'salon.changeNamed': 'Cambiar: {name}',
  'salon.remove': 'Quitar',
  'salon.removeNamed': 'Quitar: {name}',
  'salon.removed': '{name} ya no es tu salón.',
  'salon.onMap': 'Ver en el mapa',
  'salon.all': 'Todos los salones',
  'salon.address': 'Dirección',
  'salon.phone': 'Teléfono',
  'salon.route': 'Cómo llegar (abre OpenStreetMap)',
  'salon.loyalty': 'Salón de fidelidad',
} satisfies Translation<typeof source>;
