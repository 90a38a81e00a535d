import type { professional as source } from '../en/professional.ts';
import type { Translation } from '../message.ts';

export const professional = {
  'professional.login.title': 'Anmeldung für Profis',
  'professional.login.text':
    'Für Salons. Dieses Konto ist nicht dasselbe wie das, mit dem du einkaufst.',
  'professional.login.new': 'Noch nicht registriert?',
  'professional.login.register': 'Profikonto eröffnen',
  'professional.register.title': 'Profikonto eröffnen',
  'professional.register.text':
    'Nimm die E-Mail-Adresse, unter der wir deinen Salon kennen. Wir schicken einen Link, mit dem du sie bestätigst.',
  'professional.register.known': 'Du hast schon eins?',
  'professional.verify.title': 'Deine Adresse bestätigen',
  'professional.verify.text': 'Ein Klick, und die Adresse gilt als deine.',
  'professional.verify.action': 'Adresse bestätigen',
  'professional.home.title': 'LOKKE Professional',
  'professional.home.account': 'Angemeldet als {email}.',
  'professional.home.salon': 'Dein Salon',
  'professional.home.toSalon': 'Zur Seite des Salons',
  'professional.home.noSalon':
    'Unter dieser Adresse kennen wir keinen Salon. Ist deiner unter einer anderen bekannt, registriere dich mit der.',
  'professional.home.unconfirmed':
    'Deine Adresse ist noch nicht bestätigt. Der Link steht in der E-Mail, die wir dir geschickt haben; danach erscheint hier dein Salon.',
  'professional.home.resend': 'E-Mail noch einmal schicken',
  'professional.home.resent': 'Die E-Mail ist unterwegs an {email}.',
  'professional.home.confirmed': 'Deine Adresse ist bestätigt.',
  'professional.error.credentials': 'E-Mail oder Passwort stimmt nicht',
  'professional.error.emailInUse': 'Für diese E-Mail gibt es schon ein Konto',
  'professional.error.userDisabled': 'Dieses Konto wurde geschlossen. Bitte melde dich bei uns',
  'professional.error.tooManyRequests':
    'Zu viele Versuche. Warte ein paar Minuten und versuch es noch einmal',
  'professional.error.weakPassword': 'Dieses Passwort ist zu leicht zu erraten. Wähle ein anderes',
  'professional.error.expiredLink': 'Dieser Link ist abgelaufen. Fordere einen neuen an',
  'professional.error.invalidLink':
    'Dieser Link wurde schon benutzt oder ist unvollständig. Fordere einen neuen an',
  'professional.error.invalidCode': 'Dieser Code stimmt nicht. Prüf ihn und versuch es noch einmal',
  'professional.error.recentLogin': 'Dafür musst du dich noch einmal anmelden',
  'professional.error.network': 'Der Anmeldedienst war nicht erreichbar. Versuch es noch einmal',
  'professional.error.timeout':
    'Der Anmeldedienst hat nicht rechtzeitig geantwortet. Versuch es noch einmal',
  'professional.error.invalidEmail': 'Das ist keine E-Mail-Adresse',
  'professional.error.missing': 'E-Mail oder Passwort fehlt',
  'professional.error.unavailable':
    'Die Anmeldung ist gerade nicht möglich. Versuch es später noch einmal',
} satisfies Translation<typeof source>;
