import type { refusals as source } from '../en/refusals.ts';
import type { Translation } from '../message.ts';

export const refusals = {
  'refusal.loginFailed': 'De e-mail of het wachtwoord klopt niet',
  'refusal.missingLoginInput': 'E-mail of wachtwoord ontbreekt',
  'refusal.missingEmail': 'De e-mail ontbreekt',
  'refusal.tooManyLogins':
    'Te vaak geprobeerd in te loggen. Wacht een paar minuten en probeer opnieuw',
  'refusal.tooManyAttempts': 'Te vaak geprobeerd. Wacht een paar minuten en probeer opnieuw',
  'refusal.tooManyRequests': 'Te veel verzoeken. Probeer het zo opnieuw',
  'refusal.logoutFailed': 'Uitloggen is niet gelukt',
  'refusal.missingRegisterInput': 'Er ontbreken gegevens',
  'refusal.registerPasswordInvalid': 'Het wachtwoord voldoet niet',
  'refusal.registerPasswordsDiffer': 'De wachtwoorden zijn niet gelijk',
  'refusal.emailTaken': 'Met deze e-mail is al een account',
  'refusal.emailInvalid': 'Deze e-mail klopt niet',
  'refusal.nameInvalid': 'Een naam bevat geen webadressen of HTML',
  'refusal.activationPending':
    'We hebben je een e-mail gestuurd. Klik op de link daarin om je account te activeren',
  'refusal.registerFailed': 'Het account kon niet worden gemaakt',
  'refusal.invalidPassword':
    'Je wachtwoord heeft 8 tot 100 tekens nodig, met minstens één kleine letter en één hoofdletter.',
  'refusal.passwordsDiffer': 'De wachtwoorden zijn niet gelijk.',
  'refusal.activationFailed': 'Activeren is niet gelukt',
  'refusal.missingResetInput': 'Het wachtwoord, de herstelcode of het klantnummer ontbreekt.',
  'refusal.resetFailed': 'Het wachtwoord kon niet worden ingesteld',
  'refusal.missingAddressInput': 'Je bent niet ingelogd, of het adres ontbreekt',
  'refusal.missingAddressId': 'Je bent niet ingelogd, of er is geen adres gekozen',
  'refusal.createAddressFailed': 'Het adres kon niet worden toegevoegd',
  'refusal.updateAddressFailed': 'Het adres kon niet worden gewijzigd',
  'refusal.defaultAddressFailed': 'Het standaardadres kon niet worden gewijzigd',
  'refusal.deleteAddressFailed': 'Het adres kon niet worden verwijderd',
  'refusal.missingAccountInput': 'Je bent niet ingelogd, of er ontbreken gegevens',
  'refusal.updateAccountFailed': 'Je gegevens konden niet worden opgeslagen',
  'refusal.notLoggedIn': 'Je bent niet ingelogd',
  'refusal.unexpected': 'Er ging iets mis. Probeer het opnieuw',
  'refusal.busy': 'Het is erg druk in de winkel. Probeer het zo opnieuw',
  'refusal.platformFailed': 'De winkel was niet bereikbaar. Probeer het opnieuw',
  'refusal.platformTimedOut': 'De winkel antwoordde niet op tijd. Probeer het opnieuw',
  'refusal.missingWithdrawalInput': 'Vul je naam, het bestelnummer en je e-mailadres in',
  'refusal.withdrawalTooLong': 'Deze tekst is te lang. Kort hem in',
} satisfies Translation<typeof source>;
