import type { Language } from '../../shops/index.ts';

export interface MailTexts {
  readonly subject: (orderName: string) => string;
  readonly hello: (firstName: string) => string;
  readonly intro: string;
  readonly seeOrder: string;
  readonly why: (orderName: string) => string;
}

const TEXTS: Readonly<Record<Language, MailTexts>> = {
  en: {
    subject: (orderName) => `Your LOKKE order ${orderName}`,
    hello: (firstName) => `Thank you, ${firstName}`,
    intro: 'Your order is in. Here is what you chose; in a real shop we would be packing it now.',
    seeOrder: 'See your order',
    why: (orderName) => `You get this e-mail because you placed order ${orderName} with LOKKE.`,
  },
  nl: {
    subject: (orderName) => `Je LOKKE-bestelling ${orderName}`,
    hello: (firstName) => `Dank je wel, ${firstName}`,
    intro: 'Je bestelling is binnen. Dit heb je gekozen; in een echte winkel pakten we het nu in.',
    seeOrder: 'Bekijk je bestelling',
    why: (orderName) =>
      `Je krijgt deze e-mail omdat je bij LOKKE bestelling ${orderName} plaatste.`,
  },
  fr: {
    subject: (orderName) => `Votre commande LOKKE ${orderName}`,
    hello: (firstName) => `Merci, ${firstName}`,
    intro:
      'Votre commande est enregistrée. Voici votre choix ; dans une vraie boutique, nous serions en train de l’emballer.',
    seeOrder: 'Voir la commande',
    why: (orderName) =>
      `Vous recevez cet e-mail parce que vous avez passé la commande ${orderName} chez LOKKE.`,
  },
  de: {
    subject: (orderName) => `Deine LOKKE-Bestellung ${orderName}`,
    hello: (firstName) => `Danke, ${firstName}`,
    intro:
      'Deine Bestellung ist eingegangen. Das hast du ausgesucht; in einem echten Shop würden wir es jetzt einpacken.',
    seeOrder: 'Bestellung ansehen',
    why: (orderName) =>
      `Du bekommst diese E-Mail, weil du bei LOKKE die Bestellung ${orderName} aufgegeben hast.`,
  },
  es: {
    subject: (orderName) => `Tu pedido LOKKE ${orderName}`,
    hello: (firstName) => `Gracias, ${firstName}`,
    intro:
      'Hemos recibido tu pedido. Esto es lo que has elegido; en una tienda de verdad ya lo estaríamos preparando.',
    seeOrder: 'Ver el pedido',
    why: (orderName) => `Recibes este correo porque has hecho el pedido ${orderName} en LOKKE.`,
  },
  nb: {
    subject: (orderName) => `LOKKE-bestillingen din, ${orderName}`,
    hello: (firstName) => `Takk, ${firstName}`,
    intro: 'Vi har fått bestillingen. Dette valgte du; i en ekte butikk ville vi pakket det nå.',
    seeOrder: 'Se bestillingen',
    why: (orderName) => `Du får denne e-posten fordi du la inn bestilling ${orderName} hos LOKKE.`,
  },
  sv: {
    subject: (orderName) => `Din LOKKE-beställning ${orderName}`,
    hello: (firstName) => `Tack, ${firstName}`,
    intro:
      'Vi har fått din beställning. Det här valde du; i en riktig butik hade vi packat det nu.',
    seeOrder: 'Se beställningen',
    why: (orderName) => `Du får det här mejlet för att du lade beställning ${orderName} hos LOKKE.`,
  },
};

export function mailTextsIn(language: Language): MailTexts {
  return TEXTS[language];
}
