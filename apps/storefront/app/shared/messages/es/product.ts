import type { product as source } from '../en/product.ts';
import type { Translation } from '../message.ts';

export const product = {
  'product.gallery': 'Imágenes',
  'product.gallery.show': 'Mostrar la imagen {number} de {total}',
  'product.gallery.zoom': 'Ampliar',
  'product.size': 'Tamaño',
  'product.unitPrice': '{price} / {unit}',
  'product.quantity': 'Cantidad',
  'product.quantity.more': 'Uno más',
  'product.quantity.fewer': 'Uno menos',
  'product.purchase': 'Con qué frecuencia',
  'product.purchase.once': 'Solo esta vez',
  'product.purchase.saving': '{percent} de descuento en cada envío',
  'product.addToBag.priced': 'Añadir a la bolsa · {price}',
  'product.added': '{title} está en tu bolsa.',
  'product.addFailed': 'No ha funcionado. Tu bolsa sigue igual; inténtalo de nuevo.',
  'product.soldOut': 'Agotado',
  'product.soldOut.text':
    'Ahora mismo no queda. Guarda el producto en tu lista de deseos y vuelve a mirar, o mira qué más hay.',
  'product.soldOut.range': 'Toda la línea {range}',
  'product.lowStock': { one: 'El último', other: 'Solo quedan {count}' },
  'product.facts': 'Características',
  'product.whatItDoes': 'Qué hace',
  'product.howToUse': 'Cómo se usa',
  'product.keyIngredients': 'Ingredientes principales',
  'product.delivery.text':
    'Verás el coste y el plazo de envío antes de pagar. Tienes 14 días para cambiar de idea.',
  'product.delivery.shipping': 'Política de envíos',
  'product.delivery.refund': 'Política de devoluciones',
  'product.more': 'Combina bien con',
  'recent.title': 'Vistos hace poco',
} satisfies Translation<typeof source>;
