import type { refusals as source } from '../en/refusals.ts';
import type { Translation } from '../message.ts';

export const refusals = {
  'refusal.loginFailed': 'E-posten eller passordet stemmer ikke',
  'refusal.missingLoginInput': 'E-post eller passord mangler',
  'refusal.missingEmail': 'E-posten mangler',
  'refusal.tooManyLogins': 'For mange innloggingsforsøk. Vent noen minutter og prøv igjen',
  'refusal.tooManyAttempts': 'For mange forsøk. Vent noen minutter og prøv igjen',
  'refusal.tooManyRequests': 'For mange forespørsler. Prøv igjen om litt',
  'refusal.logoutFailed': 'Utloggingen mislyktes',
  'refusal.missingRegisterInput': 'Noen opplysninger mangler',
  'refusal.registerPasswordInvalid': 'Ugyldig passord',
  'refusal.registerPasswordsDiffer': 'Passordene er ikke like',
  'refusal.emailTaken': 'Denne e-posten har allerede en konto',
  'refusal.emailInvalid': 'E-posten er ugyldig',
  'refusal.nameInvalid': 'Et navn kan ikke ha nettadresser eller HTML',
  'refusal.activationPending':
    'Vi har sendt deg en e-post. Klikk på lenken i den for å aktivere kontoen',
  'refusal.registerFailed': 'Kontoen kunne ikke opprettes',
  'refusal.invalidPassword':
    'Passordet må ha 8 til 100 tegn, med minst én liten og én stor bokstav.',
  'refusal.passwordsDiffer': 'Passordene er ikke like.',
  'refusal.activationFailed': 'Aktiveringen mislyktes',
  'refusal.missingResetInput': 'Passordet, koden i lenken eller kundenummeret mangler.',
  'refusal.resetFailed': 'Passordet kunne ikke endres',
  'refusal.missingAddressInput': 'Du er ikke logget inn, eller adressen mangler',
  'refusal.missingAddressId': 'Du er ikke logget inn, eller ingen adresse er valgt',
  'refusal.createAddressFailed': 'Adressen kunne ikke legges til',
  'refusal.updateAddressFailed': 'Adressen kunne ikke endres',
  'refusal.defaultAddressFailed': 'Standardadressen kunne ikke endres',
  'refusal.deleteAddressFailed': 'Adressen kunne ikke slettes',
  'refusal.missingAccountInput': 'Du er ikke logget inn, eller opplysninger mangler',
  'refusal.updateAccountFailed': 'Opplysningene kunne ikke lagres',
  'refusal.notLoggedIn': 'Du er ikke logget inn',
  'refusal.unexpected': 'Noe gikk galt. Prøv igjen',
  'refusal.platformFailed': 'Butikken kunne ikke nås. Prøv igjen',
  'refusal.platformTimedOut': 'Butikken svarte ikke i tide. Prøv igjen',
} satisfies Translation<typeof source>;
