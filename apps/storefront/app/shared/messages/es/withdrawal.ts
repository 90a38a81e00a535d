import type { withdrawal as source } from '../en/withdrawal.ts';
import type { Translation } from '../message.ts';

export const withdrawal = {
  'withdrawal.title': 'Desistir de una compra',
  'withdrawal.intro':
    'Tienes 14 días desde que llega el paquete, sin dar motivos. No hace falta iniciar sesión.',
  'withdrawal.more': 'Cómo se desiste',
  'withdrawal.name': 'Nombre y apellidos',
  'withdrawal.orderNumber': 'Número de pedido',
  'withdrawal.hint': 'Está en el asunto de tu correo de confirmación: #1001.',
  'withdrawal.items': 'Productos',
  'withdrawal.itemsHint': 'Déjalo vacío para desistir de todo el pedido.',
  'withdrawal.next': 'Desistir del contrato aquí',
  'withdrawal.review': '¿Es correcto?',
  'withdrawal.reviewText':
    'Con el siguiente botón desistes. Lo confirmamos por correo, con fecha y hora.',
  'withdrawal.all': 'Todo el pedido',
  'withdrawal.confirm': 'Confirmar el desistimiento',
  'withdrawal.change': 'Cambiar algo',
  'withdrawal.done': 'Has desistido de la compra',
  'withdrawal.doneText':
    'Lo recibimos el {date} a las {time} (UTC). Te enviamos una confirmación a {email}: guárdala.',
  'withdrawal.then': 'Qué pasa ahora',
  'withdrawal.byLetter': 'Escríbenos: basta un correo con tu nombre y tu número de pedido.',
  'withdrawal.contact': 'A la dirección de correo',
} satisfies Translation<typeof source>;
