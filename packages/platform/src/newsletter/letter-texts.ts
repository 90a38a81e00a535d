import type { Language } from '../shops/index.ts';

export interface NewsletterTexts {
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly button: string;
  readonly why: (email: string) => string;
  /** On the page that the letter leads to. */
  readonly doneTitle: string;
  readonly done: string;
  readonly goneTitle: string;
  readonly gone: string;
  readonly back: string;
}

export const NEWSLETTER_TEXTS: Readonly<Record<Language, NewsletterTexts>> = {
  en: {
    subject: 'Confirm your address for our newsletter',
    heading: 'Is this your address?',
    intro: 'Confirm it, and we will write: rarely, and only when it matters.',
    button: 'Confirm my address',
    why: (email) =>
      `You get this e-mail because somebody asked for our newsletter for ${email}. It was not you? Do nothing; nothing will come.`,
    doneTitle: 'Confirmed',
    done: 'You will hear from us. Every e-mail has a link to stop.',
    goneTitle: 'This link does not work',
    gone: 'Ask for the newsletter once more, and a new link comes.',
    back: 'To the shop',
  },
  nl: {
    subject: 'Bevestig je adres voor onze nieuwsbrief',
    heading: 'Is dit jouw adres?',
    intro: 'Bevestig het, dan schrijven we je: zelden, en alleen als het ertoe doet.',
    button: 'Bevestig mijn adres',
    why: (email) =>
      `Je krijgt deze e-mail omdat iemand onze nieuwsbrief vroeg voor ${email}. Was jij dat niet? Doe dan niets; er komt niets.`,
    doneTitle: 'Bevestigd',
    done: 'Je hoort van ons. In elke e-mail staat een link om te stoppen.',
    goneTitle: 'Deze link werkt niet',
    gone: 'Meld je nog een keer aan, dan komt er een nieuwe.',
    back: 'Naar de winkel',
  },
  fr: {
    subject: 'Confirmez votre adresse pour notre newsletter',
    heading: 'Est-ce bien votre adresse ?',
    intro: 'Confirmez-la et nous vous écrirons : rarement, et à bon escient.',
    button: 'Confirmer mon adresse',
    why: (email) =>
      `Vous recevez cet e-mail parce que quelqu’un a demandé notre newsletter pour ${email}. Ce n’était pas vous ? Ne faites rien ; rien ne viendra.`,
    doneTitle: 'C’est confirmé',
    done: 'Vous aurez de nos nouvelles. Chaque e-mail contient un lien pour arrêter.',
    goneTitle: 'Ce lien ne fonctionne pas',
    gone: 'Inscrivez-vous de nouveau pour en recevoir un autre.',
    back: 'Vers la boutique',
  },
  de: {
    subject: 'Bestätige deine Adresse für unseren Newsletter',
    heading: 'Ist das deine Adresse?',
    intro: 'Bestätige sie, dann schreiben wir dir: selten, und nur wenn es sich lohnt.',
    button: 'Adresse bestätigen',
    why: (email) =>
      `Du bekommst diese E-Mail, weil jemand unseren Newsletter für ${email} bestellt hat. Warst du das nicht? Dann tu nichts; es kommt nichts.`,
    doneTitle: 'Bestätigt',
    done: 'Du hörst von uns. In jeder E-Mail steht ein Link zum Abbestellen.',
    goneTitle: 'Dieser Link funktioniert nicht',
    gone: 'Melde dich noch einmal an, dann kommt ein neuer.',
    back: 'Zum Shop',
  },
  es: {
    subject: 'Confirma tu dirección para nuestra newsletter',
    heading: '¿Es esta tu dirección?',
    intro: 'Confírmala y te escribiremos: pocas veces, y solo si importa.',
    button: 'Confirmar mi dirección',
    why: (email) =>
      `Recibes este correo porque alguien ha pedido nuestra newsletter para ${email}. ¿No has sido tú? No hagas nada; no llegará nada.`,
    doneTitle: 'Confirmado',
    done: 'Tendrás noticias nuestras. En cada correo hay un enlace para darte de baja.',
    goneTitle: 'Este enlace no funciona',
    gone: 'Suscríbete otra vez y te llegará uno nuevo.',
    back: 'A la tienda',
  },
  nb: {
    subject: 'Bekreft adressen din for nyhetsbrevet vårt',
    heading: 'Er dette adressen din?',
    intro: 'Bekreft den, så skriver vi: sjelden, og bare når det teller.',
    button: 'Bekreft adressen min',
    why: (email) =>
      `Du får denne e-posten fordi noen ba om nyhetsbrevet vårt for ${email}. Var det ikke deg? Da trenger du ikke gjøre noe; det kommer ingenting.`,
    doneTitle: 'Bekreftet',
    done: 'Du hører fra oss. I hver e-post står en lenke for å melde seg av.',
    goneTitle: 'Denne lenken virker ikke',
    gone: 'Meld deg på en gang til, så kommer det en ny.',
    back: 'Til butikken',
  },
  sv: {
    subject: 'Bekräfta din adress för vårt nyhetsbrev',
    heading: 'Är det här din adress?',
    intro: 'Bekräfta den så skriver vi: sällan, och bara när det spelar roll.',
    button: 'Bekräfta min adress',
    why: (email) =>
      `Du får det här mejlet för att någon bad om vårt nyhetsbrev för ${email}. Var det inte du? Då behöver du inte göra något; det kommer inget mer.`,
    doneTitle: 'Bekräftat',
    done: 'Vi hör av oss. I varje mejl finns en länk för att avsluta.',
    goneTitle: 'Den här länken fungerar inte',
    gone: 'Anmäl dig en gång till så kommer en ny.',
    back: 'Till butiken',
  },
};
