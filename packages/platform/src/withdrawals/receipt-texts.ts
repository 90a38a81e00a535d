import type { Language } from '../shops/index.ts';

export interface ReceiptTexts {
  readonly subject: (orderNumber: string) => string;
  readonly heading: string;
  readonly statement: string;
  readonly received: string;
  readonly name: string;
  readonly order: string;
  readonly items: string;
  readonly all: string;
  readonly email: string;
  readonly next: string;
  readonly why: string;
}

export const RECEIPT_TEXTS: Readonly<Record<Language, ReceiptTexts>> = {
  en: {
    subject: (orderNumber) => `Your withdrawal from order ${orderNumber}`,
    heading: 'You have withdrawn',
    statement:
      'This is the receipt of what you told us: you withdraw from the contract of sale of the products below.',
    received: 'Received on',
    name: 'Name',
    order: 'Order number',
    items: 'Products',
    all: 'The whole order',
    email: 'E-mail',
    next: 'Send the products back within 14 days. We refund you within 14 days of your message, the way you paid.',
    why: 'Keep this e-mail. It was not you? Answer it, and we will look.',
  },
  nl: {
    subject: (orderNumber) => `Je herroeping van bestelling ${orderNumber}`,
    heading: 'Je hebt herroepen',
    statement:
      'Dit is de ontvangstbevestiging van wat je ons liet weten: je herroept de koop van de producten hieronder.',
    received: 'Ontvangen op',
    name: 'Naam',
    order: 'Bestelnummer',
    items: 'Producten',
    all: 'De hele bestelling',
    email: 'E-mail',
    next: 'Stuur de producten binnen 14 dagen terug. We betalen je terug binnen 14 dagen na je bericht, zoals je hebt betaald.',
    why: 'Bewaar deze e-mail. Was jij dit niet? Antwoord erop, dan kijken we ernaar.',
  },
  fr: {
    subject: (orderNumber) => `Votre rétractation pour la commande ${orderNumber}`,
    heading: 'Votre rétractation est enregistrée',
    statement:
      'Voici l’accusé de réception de votre déclaration : vous vous rétractez du contrat de vente des produits ci-dessous.',
    received: 'Reçue le',
    name: 'Nom',
    order: 'Numéro de commande',
    items: 'Produits',
    all: 'Toute la commande',
    email: 'E-mail',
    next: 'Renvoyez les produits dans les 14 jours. Nous vous remboursons dans les 14 jours suivant votre message, par le même moyen de paiement.',
    why: 'Conservez cet e-mail. Ce n’était pas vous ? Répondez-y et nous regarderons.',
  },
  de: {
    subject: (orderNumber) => `Dein Widerruf der Bestellung ${orderNumber}`,
    heading: 'Du hast widerrufen',
    statement:
      'Das ist die Eingangsbestätigung deiner Erklärung: Du widerrufst den Kaufvertrag über die folgenden Produkte.',
    received: 'Eingegangen am',
    name: 'Name',
    order: 'Bestellnummer',
    items: 'Produkte',
    all: 'Die ganze Bestellung',
    email: 'E-Mail',
    next: 'Schick die Produkte innerhalb von 14 Tagen zurück. Wir erstatten dir das Geld innerhalb von 14 Tagen nach deiner Nachricht, auf dem Weg, auf dem du bezahlt hast.',
    why: 'Bewahre diese E-Mail auf. Warst du das nicht? Antworte darauf, dann sehen wir nach.',
  },
  es: {
    subject: (orderNumber) => `Tu desistimiento del pedido ${orderNumber}`,
    heading: 'Has desistido de la compra',
    statement:
      'Este es el acuse de recibo de lo que nos comunicaste: desistes del contrato de venta de los productos siguientes.',
    received: 'Recibido el',
    name: 'Nombre',
    order: 'Número de pedido',
    items: 'Productos',
    all: 'Todo el pedido',
    email: 'Correo',
    next: 'Devuelve los productos en un plazo de 14 días. Te reembolsamos en los 14 días siguientes a tu mensaje, por el mismo medio de pago.',
    why: 'Guarda este correo. ¿No has sido tú? Responde y lo miramos.',
  },
  nb: {
    subject: (orderNumber) => `Du har gått fra kjøpet i ordre ${orderNumber}`,
    heading: 'Du har gått fra avtalen',
    statement:
      'Dette er kvitteringen for meldingen din: du går fra avtalen om kjøp av produktene nedenfor.',
    received: 'Mottatt',
    name: 'Navn',
    order: 'Ordrenummer',
    items: 'Produkter',
    all: 'Hele bestillingen',
    email: 'E-post',
    next: 'Send produktene tilbake innen 14 dager. Vi betaler tilbake innen 14 dager etter meldingen din, slik du betalte.',
    why: 'Ta vare på denne e-posten. Var det ikke deg? Svar på den, så ser vi på det.',
  },
  sv: {
    subject: (orderNumber) => `Du har frånträtt köpet i order ${orderNumber}`,
    heading: 'Du har frånträtt avtalet',
    statement:
      'Det här är kvittot på det du meddelade oss: du frånträder avtalet om köp av produkterna nedan.',
    received: 'Mottaget',
    name: 'Namn',
    order: 'Ordernummer',
    items: 'Produkter',
    all: 'Hela beställningen',
    email: 'E-post',
    next: 'Skicka tillbaka produkterna inom 14 dagar. Vi betalar tillbaka inom 14 dagar efter ditt meddelande, på samma sätt som du betalade.',
    why: 'Spara det här mejlet. Var det inte du? Svara på det, så tittar vi på saken.',
  },
};
