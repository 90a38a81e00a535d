import type { shell as source } from '../en/shell.ts';
import type { Translation } from '../message.ts';

export const shell = {
  'shell.skip': 'Ir al contenido',
  'shell.home': 'LOKKE, página de inicio',
  'shell.announcement.delivery': 'Verás los gastos de envío antes de pagar',
  'shell.announcement.returns': '14 días para cambiar de idea',
  'shell.search': 'Buscar',
  'shell.menu': 'Menú',
  'shell.menu.main': 'Principal',
  'shell.menu.all': 'Todos los productos',
  'shell.menu.ranges': 'Líneas',
  'shell.close': 'Cerrar',
  'shell.bag': 'Bolsa',
  'shell.bag.count': { one: 'Bolsa, {count} artículo', other: 'Bolsa, {count} artículos' },
  'shell.market': 'País e idioma',
  'shell.market.change': 'Cambiar de país o de idioma',
  'shell.market.hint': 'Los precios, el envío y la bolsa son propios de cada país.',
  'shell.market.northernIreland': 'Irlanda del Norte',
  'shell.loading': 'Cargando',
  'shell.breadcrumbs': 'Estás aquí',
  'shell.breadcrumbs.home': 'Inicio',
  'shell.footer.shop': 'Tienda',
  'shell.footer.service': 'Atención',
  'shell.footer.cookies': 'Ajustes de cookies',
  'shell.footer.line': 'Cuidado del cabello con medida. Seis líneas, cada una con su tarea.',
  'shell.footer.demo': 'LOKKE es una marca ficticia. Solo pagos de prueba; no se envía nada.',
} satisfies Translation<typeof source>;
