import type { Language } from '../../shops/index.ts';
import { type ActionKind, CODE_LIFETIME_IN_HOURS } from '../store/action-codes.ts';

export interface LetterTexts {
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly button: string;
  readonly note: string;
  readonly why: (email: string) => string;
}

const DAYS = CODE_LIFETIME_IN_HOURS.VERIFY_EMAIL / 24;

type Texts = Readonly<Record<ActionKind, LetterTexts>>;

const en: Texts = {
  PASSWORD_RESET: {
    subject: 'A new password for LOKKE Professional',
    heading: 'Forgot your password?',
    intro: 'It happens. Choose a new one here; you will then be logged out everywhere else.',
    button: 'Choose a new password',
    note: 'The link works once, for an hour. If you did not ask for it, leave it: your old password stays as it is.',
    why: (email) =>
      `You get this e-mail because somebody asked for a new password for ${email} at LOKKE Professional.`,
  },
  VERIFY_EMAIL: {
    subject: 'Confirm your e-mail address for LOKKE Professional',
    heading: 'Is this your address?',
    intro: 'Confirm it, and we can show you the salon that belongs to it.',
    button: 'Confirm my address',
    note: `The link works once, for ${DAYS} days. Did you not open an account? Then do nothing.`,
    why: (email) =>
      `You get this e-mail because an account with LOKKE Professional was opened for ${email}.`,
  },
};

const nl: Texts = {
  PASSWORD_RESET: {
    subject: 'Een nieuw wachtwoord voor LOKKE Professional',
    heading: 'Wachtwoord vergeten?',
    intro: 'Dat kan gebeuren. Kies hier een ander; op alle andere apparaten word je dan uitgelogd.',
    button: 'Kies een nieuw wachtwoord',
    note: 'De link werkt één keer, een uur lang. Heb je er niet om gevraagd? Laat hem dan liggen: je oude wachtwoord blijft gewoon gelden.',
    why: (email) =>
      `Je krijgt deze e-mail omdat iemand bij LOKKE Professional een nieuw wachtwoord vroeg voor ${email}.`,
  },
  VERIFY_EMAIL: {
    subject: 'Bevestig je e-mailadres voor LOKKE Professional',
    heading: 'Is dit jouw adres?',
    intro: 'Bevestig het, dan laten we de salon zien die erbij hoort.',
    button: 'Bevestig mijn adres',
    note: `De link werkt één keer, ${DAYS} dagen lang. Heb je geen account geopend? Doe dan niets.`,
    why: (email) =>
      `Je krijgt deze e-mail omdat er bij LOKKE Professional een account is geopend voor ${email}.`,
  },
};

const fr: Texts = {
  PASSWORD_RESET: {
    subject: 'Un nouveau mot de passe pour LOKKE Professional',
    heading: 'Mot de passe oublié ?',
    intro:
      'Cela arrive. Choisissez-en un nouveau ici ; toutes vos autres sessions seront alors fermées.',
    button: 'Choisir un mot de passe',
    note: 'Le lien fonctionne une fois, pendant une heure. Vous n’avez rien demandé ? Laissez-le : votre ancien mot de passe reste valable.',
    why: (email) =>
      `Vous recevez cet e-mail parce que quelqu’un a demandé un nouveau mot de passe pour ${email} chez LOKKE Professional.`,
  },
  VERIFY_EMAIL: {
    subject: 'Confirmez votre adresse e-mail pour LOKKE Professional',
    heading: 'Est-ce bien votre adresse ?',
    intro: 'Confirmez-la, et nous vous montrerons le salon qui lui correspond.',
    button: 'Confirmer mon adresse',
    note: `Le lien fonctionne une fois, pendant ${DAYS} jours. Vous n’avez pas ouvert de compte ? Ne faites rien.`,
    why: (email) =>
      `Vous recevez cet e-mail parce qu’un compte LOKKE Professional a été ouvert pour ${email}.`,
  },
};

const de: Texts = {
  PASSWORD_RESET: {
    subject: 'Ein neues Passwort für LOKKE Professional',
    heading: 'Passwort vergessen?',
    intro: 'Kommt vor. Wähle hier ein neues; auf allen anderen Geräten wirst du dann abgemeldet.',
    button: 'Neues Passwort wählen',
    note: 'Der Link funktioniert einmal, eine Stunde lang. Du hast nicht darum gebeten? Dann lass ihn liegen: Dein altes Passwort bleibt gültig.',
    why: (email) =>
      `Du bekommst diese E-Mail, weil jemand bei LOKKE Professional ein neues Passwort für ${email} angefordert hat.`,
  },
  VERIFY_EMAIL: {
    subject: 'Bestätige deine E-Mail-Adresse für LOKKE Professional',
    heading: 'Ist das deine Adresse?',
    intro: 'Bestätige sie, dann zeigen wir dir den Salon, der zu ihr gehört.',
    button: 'Adresse bestätigen',
    note: `Der Link funktioniert einmal, ${DAYS} Tage lang. Du hast kein Konto eröffnet? Dann tu nichts.`,
    why: (email) =>
      `Du bekommst diese E-Mail, weil bei LOKKE Professional ein Konto für ${email} eröffnet wurde.`,
  },
};

const es: Texts = {
  PASSWORD_RESET: {
    subject: 'Una contraseña nueva para LOKKE Professional',
    heading: '¿Has olvidado la contraseña?',
    intro: 'Pasa. Elige aquí una nueva; se cerrará tu sesión en los demás dispositivos.',
    button: 'Elegir contraseña nueva',
    note: 'El enlace funciona una vez, durante una hora. ¿No la has pedido? Déjalo: tu contraseña de siempre sigue valiendo.',
    why: (email) =>
      `Recibes este correo porque alguien ha pedido una contraseña nueva para ${email} en LOKKE Professional.`,
  },
  VERIFY_EMAIL: {
    subject: 'Confirma tu correo para LOKKE Professional',
    heading: '¿Es esta tu dirección?',
    intro: 'Confírmala y te mostraremos el salón que le corresponde.',
    button: 'Confirmar mi dirección',
    note: `El enlace funciona una vez, durante ${DAYS} días. ¿No has abierto ninguna cuenta? No hagas nada.`,
    why: (email) =>
      `Recibes este correo porque se ha abierto una cuenta de LOKKE Professional para ${email}.`,
  },
};

const nb: Texts = {
  PASSWORD_RESET: {
    subject: 'Et nytt passord til LOKKE Professional',
    heading: 'Glemt passordet?',
    intro: 'Sånt skjer. Velg et nytt her; da logges du ut alle andre steder.',
    button: 'Velg nytt passord',
    note: 'Lenken virker én gang, i en time. Har du ikke bedt om den? La den ligge: det gamle passordet gjelder fortsatt.',
    why: (email) =>
      `Du får denne e-posten fordi noen ba om et nytt passord for ${email} hos LOKKE Professional.`,
  },
  VERIFY_EMAIL: {
    subject: 'Bekreft e-postadressen din hos LOKKE Professional',
    heading: 'Er dette adressen din?',
    intro: 'Bekreft den, så viser vi salongen som hører til.',
    button: 'Bekreft adressen min',
    note: `Lenken virker én gang, i ${DAYS} dager. Har du ikke åpnet noen konto? Da trenger du ikke gjøre noe.`,
    why: (email) =>
      `Du får denne e-posten fordi det ble åpnet en konto for ${email} hos LOKKE Professional.`,
  },
};

const sv: Texts = {
  PASSWORD_RESET: {
    subject: 'Ett nytt lösenord till LOKKE Professional',
    heading: 'Glömt lösenordet?',
    intro: 'Sådant händer. Välj ett nytt här; då loggas du ut på alla andra enheter.',
    button: 'Välj nytt lösenord',
    note: 'Länken fungerar en gång, i en timme. Har du inte bett om den? Låt den ligga: ditt gamla lösenord gäller fortfarande.',
    why: (email) =>
      `Du får det här mejlet för att någon bad om ett nytt lösenord för ${email} hos LOKKE Professional.`,
  },
  VERIFY_EMAIL: {
    subject: 'Bekräfta din e-postadress hos LOKKE Professional',
    heading: 'Är det här din adress?',
    intro: 'Bekräfta den, så visar vi salongen som hör till.',
    button: 'Bekräfta min adress',
    note: `Länken fungerar en gång, i ${DAYS} dagar. Har du inte öppnat något konto? Då behöver du inte göra något.`,
    why: (email) =>
      `Du får det här mejlet för att ett konto öppnades för ${email} hos LOKKE Professional.`,
  },
};

export const LETTER_TEXTS: Readonly<Record<Language, Texts>> = { nl, fr, en, de, es, nb, sv };
