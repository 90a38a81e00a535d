import type { ShopTexts } from '../shop-texts.ts';

export const es: ShopTexts = {
  description:
    'Cuidado capilar en seis líneas, para casa y para el salón. Di qué necesita tu pelo; nosotros le pusimos un color.',
  size: 'Contenido',
  oneSize: 'Talla única',
  strandsAlt: 'Mechones de cabello vistos de cerca, en el tono de la gama {range}',
  rangeAlt:
    'La gama {range}: spray, frasco cuentagotas, frasco con dosificador y formato viaje sobre pedestales bajos, con luz que se filtra por un peine',
  heroAlt: 'Peine cobrizo bajo un sol rasante que proyecta líneas de luz sobre un papel curvado',
  collections: {
    all: { title: 'Todos los productos', description: 'Todo lo que hacemos, en seis líneas.' },
    bestsellers: {
      title: 'Los más vendidos',
      description: 'Lo que antes se acaba en los baños y en los salones.',
    },
    care: {
      title: 'Cuidado',
      description: 'Champús, acondicionadores, mascarillas, aceites y cuidado del cuero cabelludo.',
    },
    styling: {
      title: 'Peinado',
      description: 'Volumen, fijación y acabado que se van con el cepillo.',
    },
    travel: {
      title: 'Formato viaje',
      description: 'Pequeños de sobra para cualquier control de cabina.',
    },
    bundles: {
      title: 'Rutinas',
      description: 'Tres productos que van juntos, por menos que por separado.',
    },
  },
  menu: { main: 'Menú principal', footer: 'Pie de página', ranges: 'Líneas' },
  subscription: {
    name: 'Reposición',
    option: 'Entrega',
    plan: 'Cada {weeks} semanas',
    description: '10 % de descuento en cada entrega. Sáltate una o déjalo cuando quieras.',
  },
  pages: {
    about: {
      title: 'Sobre LOKKE',
      paragraphs: [
        'Un peine convierte la luz en líneas, y el pelo son líneas. De ahí vienen nuestros envases y nuestra forma de trabajar: una cosa detrás de otra, en orden.',
        'Hay seis líneas, cada una con su tarea: hidratación, color, reparación, fijación, cuero cabelludo y rubio. Si no sabes cuál es la tuya, pregunta en tu peluquería; allí te ven la nuca.',
      ],
    },
    contact: {
      title: 'Contacto',
      paragraphs: [
        'Escribe a hello@example.com. Lo lee una persona en días laborables y responde en un máximo de dos.',
        'Si es por un pedido, indica el número: está en el asunto de tu correo de confirmación.',
      ],
    },
  },
  policies: {
    privacy: {
      title: 'Política de privacidad',
      paragraphs: [
        'Guardamos lo que un pedido necesita: tu nombre, tu dirección, tu correo y lo que has comprado. Lo usamos para entregar, para responderte y para cumplir con las obligaciones contables.',
        'Solo medimos las visitas cuando has aceptado las cookies. Puedes pedir en cualquier momento qué datos tuyos tenemos, corregirlos o borrarlos: hello@example.com.',
        'Esta es una tienda de demostración. Los datos se quedan en el equipo en el que funciona.',
      ],
    },
    refund: {
      title: 'Devoluciones',
      paragraphs: [
        'Tienes 14 días desde la entrega para cambiar de opinión, sin dar motivos. Devuélvelo sin abrir y te reembolsamos el precio y el envío estándar.',
        'Por higiene, los frascos y tarros abiertos no se pueden devolver, salvo que tengan algún defecto. En ese caso, dínoslo y lo arreglamos.',
      ],
    },
    shipping: {
      title: 'Envíos',
      paragraphs: [
        'Las formas de envío y su precio se muestran al tramitar el pedido, antes de pagar. Recibirás un correo cuando el pedido esté hecho.',
        'Esta es una tienda de demostración: no se envía ningún paquete.',
      ],
    },
    terms: {
      title: 'Condiciones de venta',
      paragraphs: [
        'Los precios incluyen el IVA y son los del momento del pedido. La compra queda hecha cuando la confirmamos por correo electrónico.',
        'Si al final algo está agotado, te avisamos y te devolvemos el dinero. Tus derechos legales como consumidor se mantienen.',
        'Esta es una tienda de demostración con un pago de prueba: no se cobra ni se entrega nada.',
      ],
    },
  },
};
