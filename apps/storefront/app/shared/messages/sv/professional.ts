import type { professional as source } from '../en/professional.ts';
import type { Translation } from '../message.ts';

export const professional = {
  'professional.login.title': 'Inloggning för proffs',
  'professional.login.text': 'För salonger. Det här kontot är ett annat än det du handlar med.',
  'professional.login.new': 'Inte registrerad än?',
  'professional.login.register': 'Öppna ett proffskonto',
  'professional.register.title': 'Öppna ett proffskonto',
  'professional.register.text':
    'Använd e-postadressen som vi känner din salong under. Vi skickar en länk för att bekräfta den.',
  'professional.register.known': 'Har du redan ett?',
  'professional.verify.title': 'Bekräfta din e-postadress',
  'professional.verify.text': 'Ett tryck, så räknas adressen som din.',
  'professional.verify.action': 'Bekräfta adressen',
  'professional.home.title': 'LOKKE Professional',
  'professional.home.account': 'Inloggad som {email}.',
  'professional.home.salon': 'Din salong',
  'professional.home.toSalon': 'Till salongens sida',
  'professional.home.noSalon':
    'Vi känner ingen salong under den här adressen. Är din känd under en annan kan du registrera dig med den.',
  'professional.home.unconfirmed':
    'Din adress är inte bekräftad än. Länken står i mejlet vi skickade; sedan visas din salong här.',
  'professional.home.resend': 'Skicka mejlet igen',
  'professional.home.resent': 'Mejlet är på väg till {email}.',
  'professional.home.confirmed': 'Din adress är bekräftad.',
  'professional.error.credentials': 'E-posten eller lösenordet stämmer inte',
  'professional.error.emailInUse': 'Den här e-posten har redan ett konto',
  'professional.error.userDisabled': 'Det här kontot är stängt. Kontakta oss',
  'professional.error.tooManyRequests': 'För många försök. Vänta några minuter och försök igen',
  'professional.error.weakPassword': 'Det här lösenordet är för lätt att gissa. Välj ett annat',
  'professional.error.expiredLink': 'Den här länken har gått ut. Be om en ny',
  'professional.error.invalidLink': 'Den här länken är redan använd eller inte hel. Be om en ny',
  'professional.error.invalidCode': 'Koden stämmer inte. Kontrollera den och försök igen',
  'professional.error.recentLogin': 'För det behöver du logga in en gång till',
  'professional.error.network': 'Inloggningstjänsten kunde inte nås. Försök igen',
  'professional.error.timeout': 'Inloggningstjänsten svarade inte i tid. Försök igen',
  'professional.error.invalidEmail': 'Det här är ingen e-postadress',
  'professional.error.missing': 'E-post eller lösenord saknas',
  'professional.error.unavailable': 'Det går inte att logga in just nu. Försök igen senare',
} satisfies Translation<typeof source>;
