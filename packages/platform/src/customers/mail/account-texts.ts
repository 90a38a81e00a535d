import type { Language } from '../../shops/index.ts';
import { LINK_LIFETIME_IN_HOURS } from '../store/one-time-links.ts';

export interface LetterTexts {
  readonly subject: string;
  readonly heading: (name: string | null) => string;
  readonly intro: string;
  readonly button: string;
  /** How long the link works, or what else to know. */
  readonly note: string;
  readonly why: (email: string) => string;
}

export type LetterKind = 'activation' | 'reset' | 'welcome';

type AccountTexts = Readonly<Record<LetterKind, LetterTexts>>;

const DAYS = LINK_LIFETIME_IN_HOURS.activate / 24;
const HOURS = LINK_LIFETIME_IN_HOURS.reset;

const en: AccountTexts = {
  activation: {
    subject: 'Activate your LOKKE account',
    heading: (name) => (name === null ? 'Your account is ready' : `Almost there, ${name}`),
    intro: 'Choose a password and your LOKKE account is yours.',
    button: 'Choose a password',
    note: `The link works once, for ${DAYS} days. Did you not expect this? Then do nothing: without a password nothing happens.`,
    why: (email) => `You get this e-mail because a LOKKE account was prepared for ${email}.`,
  },
  reset: {
    subject: 'A new password for LOKKE',
    heading: (name) => (name === null ? 'Forgot your password?' : `Forgot your password, ${name}?`),
    intro: 'It happens. Choose a new one here; you will then be logged out everywhere else.',
    button: 'Choose a new password',
    note: `The link works once, for ${HOURS} hours. If you did not ask for it, leave it: your old password stays as it is.`,
    why: (email) =>
      `You get this e-mail because somebody asked for a new password for ${email} at LOKKE.`,
  },
  welcome: {
    subject: 'Your LOKKE account',
    heading: (name) => (name === null ? 'Welcome' : `Welcome, ${name}`),
    intro: 'Your account is open. It keeps your addresses, your orders and your wishlist together.',
    button: 'To your account',
    note: 'Was this not you? Ask for a new password on the login page; whoever registered with your address is then shut out.',
    why: (email) => `You get this e-mail because ${email} was registered at LOKKE.`,
  },
};

const nl: AccountTexts = {
  activation: {
    subject: 'Activeer je LOKKE-account',
    heading: (name) => (name === null ? 'Je account staat klaar' : `Bijna klaar, ${name}`),
    intro: 'Kies een wachtwoord en je LOKKE-account is van jou.',
    button: 'Kies een wachtwoord',
    note: `De link werkt één keer, ${DAYS} dagen lang. Verwachtte je dit niet? Doe dan niets: zonder wachtwoord gebeurt er niets.`,
    why: (email) => `Je krijgt deze e-mail omdat er een LOKKE-account is klaargezet voor ${email}.`,
  },
  reset: {
    subject: 'Een nieuw wachtwoord voor LOKKE',
    heading: (name) => (name === null ? 'Wachtwoord vergeten?' : `Wachtwoord vergeten, ${name}?`),
    intro: 'Dat kan gebeuren. Kies hier een ander; op alle andere apparaten word je dan uitgelogd.',
    button: 'Kies een nieuw wachtwoord',
    note: `De link werkt één keer, ${HOURS} uur lang. Heb je er niet om gevraagd? Laat hem dan liggen: je oude wachtwoord blijft gewoon gelden.`,
    why: (email) =>
      `Je krijgt deze e-mail omdat iemand bij LOKKE een nieuw wachtwoord vroeg voor ${email}.`,
  },
  welcome: {
    subject: 'Je LOKKE-account',
    heading: (name) => (name === null ? 'Welkom' : `Welkom, ${name}`),
    intro: 'Je account is open. Je adressen, bestellingen en verlanglijst staan er bij elkaar.',
    button: 'Naar je account',
    note: 'Was jij dit niet? Vraag op de inlogpagina een nieuw wachtwoord aan; wie zich met jouw adres heeft aangemeld, komt er dan niet meer in.',
    why: (email) => `Je krijgt deze e-mail omdat ${email} bij LOKKE is aangemeld.`,
  },
};

const fr: AccountTexts = {
  activation: {
    subject: 'Activez votre compte LOKKE',
    heading: (name) => (name === null ? 'Votre compte vous attend' : `Encore un pas, ${name}`),
    intro: 'Choisissez un mot de passe et votre compte LOKKE est à vous.',
    button: 'Choisir un mot de passe',
    note: `Le lien fonctionne une seule fois, pendant ${DAYS} jours. Vous n’attendiez pas ce message ? Ne faites rien : sans mot de passe, il ne se passe rien.`,
    why: (email) => `Vous recevez cet e-mail parce qu’un compte LOKKE a été préparé pour ${email}.`,
  },
  reset: {
    subject: 'Un nouveau mot de passe pour LOKKE',
    heading: (name) => (name === null ? 'Mot de passe oublié ?' : `Mot de passe oublié, ${name} ?`),
    intro:
      'Cela arrive. Choisissez-en un nouveau ici ; toutes vos autres sessions seront alors fermées.',
    button: 'Choisir un nouveau mot de passe',
    note: `Le lien fonctionne une seule fois, pendant ${HOURS} heures. Si vous n’avez rien demandé, laissez-le : votre ancien mot de passe reste valable.`,
    why: (email) =>
      `Vous recevez cet e-mail parce qu’un nouveau mot de passe a été demandé chez LOKKE pour ${email}.`,
  },
  welcome: {
    subject: 'Votre compte LOKKE',
    heading: (name) => (name === null ? 'Bienvenue' : `Bienvenue, ${name}`),
    intro: 'Votre compte est ouvert. Vos adresses, vos commandes et votre liste d’envies y sont.',
    button: 'Vers votre compte',
    note: 'Ce n’était pas vous ? Demandez un nouveau mot de passe sur la page de connexion ; la personne qui s’est inscrite avec votre adresse n’y aura plus accès.',
    why: (email) =>
      `Vous recevez cet e-mail parce que l’adresse ${email} a été inscrite chez LOKKE.`,
  },
};

const de: AccountTexts = {
  activation: {
    subject: 'Aktiviere dein LOKKE-Konto',
    heading: (name) => (name === null ? 'Dein Konto ist bereit' : `Fast fertig, ${name}`),
    intro: 'Wähle ein Passwort, und dein LOKKE-Konto gehört dir.',
    button: 'Passwort wählen',
    note: `Der Link funktioniert einmal, ${DAYS} Tage lang. Du hast das nicht erwartet? Dann tu nichts: Ohne Passwort passiert auch nichts.`,
    why: (email) =>
      `Du bekommst diese E-Mail, weil für ${email} ein LOKKE-Konto vorbereitet wurde.`,
  },
  reset: {
    subject: 'Ein neues Passwort für LOKKE',
    heading: (name) => (name === null ? 'Passwort vergessen?' : `Passwort vergessen, ${name}?`),
    intro: 'Kommt vor. Wähle hier ein neues; überall sonst wirst du dann abgemeldet.',
    button: 'Neues Passwort wählen',
    note: `Der Link funktioniert einmal, ${HOURS} Stunden lang. Du hast nicht darum gebeten? Dann lass ihn liegen: Dein altes Passwort bleibt gültig.`,
    why: (email) =>
      `Du bekommst diese E-Mail, weil jemand bei LOKKE ein neues Passwort für ${email} angefordert hat.`,
  },
  welcome: {
    subject: 'Dein LOKKE-Konto',
    heading: (name) => (name === null ? 'Willkommen' : `Willkommen, ${name}`),
    intro: 'Dein Konto ist offen. Adressen, Bestellungen und Merkliste liegen dort beisammen.',
    button: 'Zu deinem Konto',
    note: 'Du warst das nicht? Fordere auf der Anmeldeseite ein neues Passwort an; wer sich mit deiner Adresse registriert hat, kommt dann nicht mehr hinein.',
    why: (email) => `Du bekommst diese E-Mail, weil ${email} bei LOKKE registriert wurde.`,
  },
};

const es: AccountTexts = {
  activation: {
    subject: 'Activa tu cuenta LOKKE',
    heading: (name) => (name === null ? 'Tu cuenta está lista' : `Ya casi está, ${name}`),
    intro: 'Elige una contraseña y tu cuenta LOKKE es tuya.',
    button: 'Elegir contraseña',
    note: `El enlace funciona una sola vez, durante ${DAYS} días. ¿No lo esperabas? No hagas nada: sin contraseña no pasa nada.`,
    why: (email) => `Recibes este correo porque se ha preparado una cuenta LOKKE para ${email}.`,
  },
  reset: {
    subject: 'Una contraseña nueva para LOKKE',
    heading: (name) =>
      name === null ? '¿Has olvidado la contraseña?' : `¿Has olvidado la contraseña, ${name}?`,
    intro: 'A veces pasa. Elige aquí una nueva; se cerrará tu sesión en todos los demás sitios.',
    button: 'Elegir otra contraseña',
    note: `El enlace funciona una sola vez, durante ${HOURS} horas. Si no lo has pedido, déjalo: tu contraseña de siempre sigue valiendo.`,
    why: (email) =>
      `Recibes este correo porque alguien ha pedido en LOKKE una contraseña nueva para ${email}.`,
  },
  welcome: {
    subject: 'Tu cuenta LOKKE',
    heading: (name) => (name === null ? 'Te damos la bienvenida' : `Hola, ${name}`),
    intro:
      'Tu cuenta está abierta. Guarda juntos tus direcciones, tus pedidos y tu lista de deseos.',
    button: 'Ir a tu cuenta',
    note: '¿No has sido tú? Pide una contraseña nueva en la página de acceso; quien se haya registrado con tu dirección se quedará fuera.',
    why: (email) => `Recibes este correo porque ${email} se ha registrado en LOKKE.`,
  },
};

const nb: AccountTexts = {
  activation: {
    subject: 'Aktiver LOKKE-kontoen din',
    heading: (name) => (name === null ? 'Kontoen din er klar' : `Nesten i mål, ${name}`),
    intro: 'Velg et passord, så er LOKKE-kontoen din.',
    button: 'Velg passord',
    note: `Lenken virker én gang, i ${DAYS} dager. Ventet du ikke på dette? Da trenger du ikke gjøre noe: uten passord skjer det ingenting.`,
    why: (email) => `Du får denne e-posten fordi det er klargjort en LOKKE-konto for ${email}.`,
  },
  reset: {
    subject: 'Nytt passord til LOKKE',
    heading: (name) => (name === null ? 'Glemt passordet?' : `Glemt passordet, ${name}?`),
    intro: 'Det hender. Velg et nytt her; da blir du logget ut alle andre steder.',
    button: 'Velg nytt passord',
    note: `Lenken virker én gang, i ${HOURS} timer. Ba du ikke om den? La den ligge: det gamle passordet gjelder fortsatt.`,
    why: (email) =>
      `Du får denne e-posten fordi noen ba om et nytt passord for ${email} hos LOKKE.`,
  },
  welcome: {
    subject: 'LOKKE-kontoen din',
    heading: (name) => (name === null ? 'Velkommen' : `Velkommen, ${name}`),
    intro: 'Kontoen din er åpen. Der ligger adresser, bestillinger og ønskeliste samlet.',
    button: 'Til kontoen din',
    note: 'Var det ikke deg? Be om et nytt passord på innloggingssiden; den som registrerte seg med adressen din, kommer da ikke inn lenger.',
    why: (email) => `Du får denne e-posten fordi ${email} ble registrert hos LOKKE.`,
  },
};

const sv: AccountTexts = {
  activation: {
    subject: 'Aktivera ditt LOKKE-konto',
    heading: (name) => (name === null ? 'Ditt konto är klart' : `Nästan klart, ${name}`),
    intro: 'Välj ett lösenord, så är LOKKE-kontot ditt.',
    button: 'Välj lösenord',
    note: `Länken fungerar en gång, i ${DAYS} dagar. Väntade du dig inte det här? Då behöver du inte göra något: utan lösenord händer ingenting.`,
    why: (email) => `Du får det här mejlet för att ett LOKKE-konto har förberetts för ${email}.`,
  },
  reset: {
    subject: 'Ett nytt lösenord till LOKKE',
    heading: (name) => (name === null ? 'Glömt lösenordet?' : `Glömt lösenordet, ${name}?`),
    intro: 'Sådant händer. Välj ett nytt här; då loggas du ut på alla andra enheter.',
    button: 'Välj nytt lösenord',
    note: `Länken fungerar en gång, i ${HOURS} timmar. Har du inte bett om den? Låt den ligga: ditt gamla lösenord gäller fortfarande.`,
    why: (email) =>
      `Du får det här mejlet för att någon bad om ett nytt lösenord för ${email} hos LOKKE.`,
  },
  welcome: {
    subject: 'Ditt LOKKE-konto',
    heading: (name) => (name === null ? 'Välkommen' : `Välkommen, ${name}`),
    intro: 'Ditt konto är öppet. Där finns adresser, beställningar och önskelista samlade.',
    button: 'Till ditt konto',
    note: 'Var det inte du? Be om ett nytt lösenord på inloggningssidan; den som registrerade sig med din adress kommer då inte in längre.',
    why: (email) => `Du får det här mejlet för att ${email} registrerades hos LOKKE.`,
  },
};

const TEXTS: Readonly<Record<Language, AccountTexts>> = { nl, fr, en, de, es, nb, sv };

export function accountTexts(language: Language, kind: LetterKind): LetterTexts {
  return TEXTS[language][kind];
}
