import type { home as source } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  'home.title': 'LOKKE: cuidado del cabello con medida',
  'home.description':
    'Fórmulas de salón en seis líneas: hidratación, color, reparación, fijación, cuero cabelludo y rubio.',
  'home.hero.title': 'Un pelo con mucho temple',
  'home.hero.text':
    'Fórmulas de salón en su justa medida. Elige una línea y construye tu rutina a partir de ella.',
  'home.hero.alt':
    'Productos Rain, Honey, Copper y Volt sobre pedestales, con luz que pasa a través de un peine',
  'home.hero.bestSellers': 'Ver los más vendidos',
  'home.hero.routines': 'Ver las rutinas',
  'home.bestSellers.title': 'Los que más se peinan',
  'home.bestSellers.all': { one: 'Los {count} productos', other: 'Los {count} productos' },
  'home.ranges.title': 'Seis pigmentos, seis tareas',
  'home.band.title': 'Rain devuelve lo que el agua dura se lleva',
  'home.band.text':
    'Un cuidado que retiene el agua para cabello seco, sediento o rizado. Ligero para cada día.',
  'home.band.action': 'Ver la línea Rain',
  'home.routines.title': 'Tres pasos, un estante',
  'home.routines.all': 'Todas las rutinas',
  'home.routines.build': 'Crea la tuya',
  'home.facts.title': 'Conviene saberlo',
  'home.facts.delivery': 'Envío',
  'home.facts.delivery.text':
    'Verás el coste y el plazo antes de pagar. Después, ninguna sorpresa.',
  'home.facts.returns': 'Devoluciones',
  'home.facts.returns.text': 'Catorce días para cambiar de idea. Sin abrir: no pedimos más.',
  'home.facts.sizes': 'Precio por 100 ml',
  'home.facts.sizes.text': 'Junto a cada tamaño, para que puedas comparar.',
} satisfies Translation<typeof source>;
