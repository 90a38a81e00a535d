import type { errors as source } from '../../en/core/errors.ts';
import type { Translation } from '../../message.ts';

export const errors = {
  'errors.notFound.title': 'Lo hemos peinado todo',
  'errors.notFound.text':
    'No hay ninguna página en esta dirección. Puede que se haya movido o que nunca existiera.',
  'errors.failed.title': 'Se ha hecho un nudo',
  'errors.failed.text':
    'No se ha podido mostrar la página. Es culpa nuestra, no tuya; inténtalo de nuevo en un momento.',
  'errors.part.title': 'Un momento',
  'errors.part.offline': 'Estás sin conexión. Esto llega en cuanto vuelvas a tenerla.',
  'errors.part.failed': 'No se ha podido cargar. Inténtalo de nuevo en un momento.',
  'errors.home': 'A la página de inicio',
  'errors.shop': 'Ver todos los productos',
  'errors.retry': 'Intentarlo de nuevo',
} satisfies Translation<typeof source>;
