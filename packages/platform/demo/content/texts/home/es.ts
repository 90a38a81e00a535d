import type { HomeTexts } from '../home-texts.ts';

export const es: HomeTexts = {
  title: 'LOKKE: cuidado del cabello con medida',
  description:
    'Fórmulas de salón en seis líneas: hidratación, color, reparación, fijación, cuero cabelludo y rubio.',
  hero: {
    title: 'Un pelo con mucho temple',
    text: 'Fórmulas de salón en su justa medida. Elige una línea y construye tu rutina a partir de ella.',
    alt: 'Productos Rain, Honey, Copper y Volt sobre pedestales, con luz que pasa a través de un peine',
    bestSellers: 'Ver los más vendidos',
    routines: 'Ver las rutinas',
  },
  bestSellers: {
    title: 'Los que más se peinan',
    all: 'Los {count} productos',
  },
  ranges: 'Seis pigmentos, seis tareas',
  band: {
    title: 'Rain devuelve lo que el agua dura se lleva',
    text: 'Un cuidado que retiene el agua para cabello seco, sediento o rizado. Ligero para cada día.',
    action: 'Ver la línea Rain',
  },
  routines: {
    title: 'Tres pasos, un estante',
    all: 'Todas las rutinas',
    build: 'Crea la tuya',
  },
  salon: {
    title: 'Tu peluquería lo sabe',
    text: 'Elige tu salón y ganará con lo que pidas aquí, sin coste para ti. La mayoría también vende en el mostrador.',
    action: 'Encontrar un salón',
  },
  facts: {
    title: 'Conviene saberlo',
    facts: [
      {
        title: 'Envío',
        text: 'Verás el coste y el plazo antes de pagar. Después, ninguna sorpresa.',
      },
      {
        title: 'Devoluciones',
        text: 'Catorce días para cambiar de idea. Sin abrir: no pedimos más.',
      },
      {
        title: 'Precio por 100 ml',
        text: 'Junto a cada tamaño, para que puedas comparar.',
      },
    ],
  },
  newsletter: {
    title: 'Pocas veces, y solo si importa',
    text: 'Productos nuevos, probados antes en salones. Un correo al mes como mucho, y en todos hay un enlace para darse de baja.',
    label: 'Correo electrónico',
    button: 'Suscribirme',
    note: 'Al pulsar «Suscribirme» aceptas recibir nuestra newsletter por correo. Puedes darte de baja cuando quieras, con el enlace de cada correo.',
    privacy: 'Cómo tratamos tus datos',
    thanks: 'Casi está: abre el correo que acabamos de enviarte y confirma tu dirección.',
  },
  popups: {
    freeTravelSize: {
      title: 'Un tamaño de viaje, gratis',
      text: 'Pon {count} productos de la oferta en tu bolsa y {title} va incluido, gratis.',
    },
    noKickbackFee: {
      title: 'Sin comisión en los productos gratis',
      text: 'Tu salón gana con lo que compras. Los productos gratis y los regalos no cuestan nada, así que no se paga comisión por ellos.',
    },
  },
  footer: {
    service: 'Ayuda',
    legal: 'La letra pequeña',
  },
};
