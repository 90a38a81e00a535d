import type { refusals as source } from '../en/refusals.ts';
import type { Translation } from '../message.ts';

export const refusals = {
  'refusal.loginFailed': 'E-Mail oder Passwort stimmt nicht',
  'refusal.missingLoginInput': 'E-Mail oder Passwort fehlt',
  'refusal.missingEmail': 'Die E-Mail fehlt',
  'refusal.tooManyLogins':
    'Zu viele Anmeldeversuche. Warte ein paar Minuten und versuch es noch einmal',
  'refusal.tooManyAttempts': 'Zu viele Versuche. Warte ein paar Minuten und versuch es noch einmal',
  'refusal.tooManyRequests': 'Zu viele Anfragen. Versuch es gleich noch einmal',
  'refusal.logoutFailed': 'Abmelden ist fehlgeschlagen',
  'refusal.missingRegisterInput': 'Es fehlen Angaben',
  'refusal.registerPasswordInvalid': 'Passwort ungültig',
  'refusal.registerPasswordsDiffer': 'Die Passwörter stimmen nicht überein',
  'refusal.emailTaken': 'Für diese E-Mail gibt es schon ein Konto',
  'refusal.emailInvalid': 'Diese E-Mail ist ungültig',
  'refusal.nameInvalid': 'Ein Name enthält weder Webadressen noch HTML',
  'refusal.activationPending':
    'Wir haben dir eine E-Mail geschickt. Klick auf den Link darin, um dein Konto zu aktivieren',
  'refusal.registerFailed': 'Das Konto konnte nicht angelegt werden',
  'refusal.invalidPassword':
    'Dein Passwort braucht 8 bis 100 Zeichen, darunter mindestens einen Klein- und einen Großbuchstaben.',
  'refusal.passwordsDiffer': 'Die Passwörter stimmen nicht überein.',
  'refusal.activationFailed': 'Die Aktivierung ist fehlgeschlagen',
  'refusal.missingResetInput': 'Passwort, Link-Code oder Kundennummer fehlt.',
  'refusal.resetFailed': 'Das Passwort konnte nicht gesetzt werden',
  'refusal.missingAddressInput': 'Du bist nicht angemeldet, oder die Adresse fehlt',
  'refusal.missingAddressId': 'Du bist nicht angemeldet, oder es ist keine Adresse gewählt',
  'refusal.createAddressFailed': 'Die Adresse konnte nicht angelegt werden',
  'refusal.updateAddressFailed': 'Die Adresse konnte nicht geändert werden',
  'refusal.defaultAddressFailed': 'Die Standardadresse konnte nicht geändert werden',
  'refusal.deleteAddressFailed': 'Die Adresse konnte nicht gelöscht werden',
  'refusal.missingAccountInput': 'Du bist nicht angemeldet, oder es fehlen Angaben',
  'refusal.updateAccountFailed': 'Deine Daten konnten nicht gespeichert werden',
  'refusal.notLoggedIn': 'Du bist nicht angemeldet',
  'refusal.unexpected': 'Etwas ist schiefgegangen. Versuch es noch einmal',
  'refusal.busy': 'Im Shop ist gerade sehr viel los. Versuch es gleich noch einmal',
  'refusal.platformFailed': 'Der Shop war nicht erreichbar. Versuch es noch einmal',
  'refusal.platformTimedOut': 'Der Shop hat nicht rechtzeitig geantwortet. Versuch es noch einmal',
  'refusal.missingWithdrawalInput':
    'Gib deinen Namen, die Bestellnummer und deine E-Mail-Adresse an',
  'refusal.withdrawalTooLong': 'Dieser Text ist zu lang. Kürze ihn',
} satisfies Translation<typeof source>;
