import type { professional as source } from '../en/professional.ts';
import type { Translation } from '../message.ts';

export const professional = {
  'professional.login.title': 'Innlogging for profesjonelle',
  'professional.login.text': 'For salonger. Denne kontoen er en annen enn den du handler med.',
  'professional.login.new': 'Ikke registrert ennå?',
  'professional.login.register': 'Åpne en profesjonell konto',
  'professional.register.title': 'Åpne en profesjonell konto',
  'professional.register.text':
    'Bruk e-postadressen vi kjenner salongen din under. Vi sender en lenke for å bekrefte den.',
  'professional.register.known': 'Har du en allerede?',
  'professional.verify.title': 'Bekreft e-postadressen din',
  'professional.verify.text': 'Ett trykk, så regnes adressen som din.',
  'professional.verify.action': 'Bekreft adressen',
  'professional.home.title': 'LOKKE Professional',
  'professional.home.account': 'Logget inn som {email}.',
  'professional.home.salon': 'Salongen din',
  'professional.home.toSalon': 'Til salongens side',
  'professional.home.noSalon':
    'Vi kjenner ingen salong under denne adressen. Er din kjent under en annen, kan du registrere deg med den.',
  'professional.home.unconfirmed':
    'Adressen din er ikke bekreftet ennå. Lenken står i e-posten vi sendte deg; deretter vises salongen din her.',
  'professional.home.resend': 'Send e-posten på nytt',
  'professional.home.resent': 'E-posten er på vei til {email}.',
  'professional.home.confirmed': 'Adressen din er bekreftet.',
  'professional.error.credentials': 'E-posten eller passordet stemmer ikke',
  'professional.error.emailInUse': 'Denne e-posten har allerede en konto',
  'professional.error.userDisabled': 'Denne kontoen er stengt. Ta kontakt med oss',
  'professional.error.tooManyRequests': 'For mange forsøk. Vent noen minutter og prøv igjen',
  'professional.error.weakPassword': 'Dette passordet er for lett å gjette. Velg et annet',
  'professional.error.expiredLink': 'Denne lenken er utløpt. Be om en ny',
  'professional.error.invalidLink': 'Denne lenken er brukt eller ufullstendig. Be om en ny',
  'professional.error.invalidCode': 'Denne koden stemmer ikke. Sjekk den og prøv igjen',
  'professional.error.recentLogin': 'Da må du logge inn én gang til',
  'professional.error.network': 'Innloggingstjenesten kunne ikke nås. Prøv igjen',
  'professional.error.timeout': 'Innloggingstjenesten svarte ikke i tide. Prøv igjen',
  'professional.error.invalidEmail': 'Dette er ikke en e-postadresse',
  'professional.error.missing': 'E-post eller passord mangler',
  'professional.error.unavailable': 'Det går ikke an å logge inn akkurat nå. Prøv igjen senere',
} satisfies Translation<typeof source>;
