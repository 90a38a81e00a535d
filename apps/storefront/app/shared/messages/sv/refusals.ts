import type { refusals as source } from '../en/refusals.ts';
import type { Translation } from '../message.ts';

export const refusals = {
  'refusal.loginFailed': 'E-posten eller lösenordet stämmer inte',
  'refusal.missingLoginInput': 'E-post eller lösenord saknas',
  'refusal.missingEmail': 'E-posten saknas',
  'refusal.tooManyLogins': 'För många inloggningsförsök. Vänta några minuter och försök igen',
  'refusal.tooManyAttempts': 'För många försök. Vänta några minuter och försök igen',
  'refusal.tooManyRequests': 'För många förfrågningar. Försök igen om en stund',
  'refusal.logoutFailed': 'Utloggningen misslyckades',
  'refusal.missingRegisterInput': 'Några uppgifter saknas',
  'refusal.registerPasswordInvalid': 'Ogiltigt lösenord',
  'refusal.registerPasswordsDiffer': 'Lösenorden är inte lika',
  'refusal.emailTaken': 'Den här e-posten har redan ett konto',
  'refusal.emailInvalid': 'E-posten är ogiltig',
  'refusal.nameInvalid': 'Ett namn får inte ha webbadresser eller HTML',
  'refusal.activationPending':
    'Vi har skickat ett mejl. Klicka på länken i det för att aktivera kontot',
  'refusal.registerFailed': 'Kontot kunde inte skapas',
  'refusal.invalidPassword':
    'Lösenordet ska ha 8 till 100 tecken, med minst en liten och en stor bokstav.',
  'refusal.passwordsDiffer': 'Lösenorden är inte lika.',
  'refusal.activationFailed': 'Aktiveringen misslyckades',
  'refusal.missingResetInput': 'Lösenordet, länkens kod eller kundnumret saknas.',
  'refusal.resetFailed': 'Lösenordet kunde inte ändras',
  'refusal.missingAddressInput': 'Du är inte inloggad, eller adressen saknas',
  'refusal.missingAddressId': 'Du är inte inloggad, eller ingen adress är vald',
  'refusal.createAddressFailed': 'Adressen kunde inte läggas till',
  'refusal.updateAddressFailed': 'Adressen kunde inte ändras',
  'refusal.defaultAddressFailed': 'Standardadressen kunde inte ändras',
  'refusal.deleteAddressFailed': 'Adressen kunde inte tas bort',
  'refusal.missingAccountInput': 'Du är inte inloggad, eller uppgifter saknas',
  'refusal.updateAccountFailed': 'Uppgifterna kunde inte sparas',
  'refusal.notLoggedIn': 'Du är inte inloggad',
  'refusal.unexpected': 'Något gick fel. Försök igen',
  'refusal.platformFailed': 'Butiken kunde inte nås. Försök igen',
  'refusal.platformTimedOut': 'Butiken svarade inte i tid. Försök igen',
} satisfies Translation<typeof source>;
