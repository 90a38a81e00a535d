import type { professional as source } from '../en/professional.ts';
import type { Translation } from '../message.ts';

export const professional = {
  'professional.login.title': 'Inloggen voor professionals',
  'professional.login.text':
    'Voor salons. Dit account staat los van het account waarmee je winkelt.',
  'professional.login.new': 'Nog niet aangemeld?',
  'professional.login.register': 'Open een account voor professionals',
  'professional.register.title': 'Open een account voor professionals',
  'professional.register.text':
    'Gebruik het e-mailadres waaronder we je salon kennen. We sturen een link om het te bevestigen.',
  'professional.register.known': 'Heb je er al een?',
  'professional.verify.title': 'Bevestig je e-mailadres',
  'professional.verify.text': 'Eén druk op de knop, en het adres geldt als het jouwe.',
  'professional.verify.action': 'Adres bevestigen',
  'professional.home.title': 'LOKKE Professional',
  'professional.home.account': 'Ingelogd als {email}.',
  'professional.home.salon': 'Je salon',
  'professional.home.toSalon': 'Naar de pagina van de salon',
  'professional.home.noSalon':
    'Onder dit adres kennen we geen salon. Staat de jouwe onder een ander adres bekend, meld je dan daarmee aan.',
  'professional.home.unconfirmed':
    'Je adres is nog niet bevestigd. De link staat in de mail die we je stuurden; daarna staat je salon hier.',
  'professional.home.resend': 'Stuur de mail nog een keer',
  'professional.home.resent': 'De mail is onderweg naar {email}.',
  'professional.home.confirmed': 'Je adres is bevestigd.',
  'professional.error.credentials': 'De e-mail of het wachtwoord klopt niet',
  'professional.error.emailInUse': 'Met deze e-mail is er al een account',
  'professional.error.userDisabled': 'Dit account is afgesloten. Neem contact met ons op',
  'professional.error.tooManyRequests':
    'Te veel pogingen. Wacht een paar minuten en probeer het opnieuw',
  'professional.error.weakPassword': 'Dit wachtwoord is te makkelijk te raden. Kies een ander',
  'professional.error.expiredLink': 'Deze link is verlopen. Vraag een nieuwe aan',
  'professional.error.invalidLink':
    'Deze link is al gebruikt of niet volledig. Vraag een nieuwe aan',
  'professional.error.invalidCode': 'Deze code klopt niet. Kijk hem na en probeer het opnieuw',
  'professional.error.recentLogin': 'Hiervoor moet je nog een keer inloggen',
  'professional.error.network': 'De inlogdienst is niet bereikbaar. Probeer het opnieuw',
  'professional.error.timeout': 'De inlogdienst antwoordde niet op tijd. Probeer het opnieuw',
  'professional.error.invalidEmail': 'Dit is geen e-mailadres',
  'professional.error.missing': 'De e-mail of het wachtwoord ontbreekt',
  'professional.error.unavailable': 'Inloggen lukt op dit moment niet. Probeer het later opnieuw',
} satisfies Translation<typeof source>;
