import type { professional as source } from '../en/professional.ts';
import type { Translation } from '../message.ts';

export const professional = {
  'professional.login.title': 'Connexion des professionnels',
  'professional.login.text': 'Pour les salons. Ce compte est distinct de celui de vos achats.',
  'professional.login.new': 'Pas encore de compte ?',
  'professional.login.register': 'Ouvrir un compte professionnel',
  'professional.register.title': 'Ouvrir un compte professionnel',
  'professional.register.text':
    'Indiquez l’adresse e-mail sous laquelle nous connaissons votre salon. Nous envoyons un lien pour la confirmer.',
  'professional.register.known': 'Vous en avez déjà un ?',
  'professional.verify.title': 'Confirmez votre adresse e-mail',
  'professional.verify.text': 'Un clic, et l’adresse est reconnue comme la vôtre.',
  'professional.verify.action': 'Confirmer l’adresse',
  'professional.home.title': 'LOKKE Professional',
  'professional.home.account': 'Votre compte : {email}.',
  'professional.home.salon': 'Votre salon',
  'professional.home.toSalon': 'Vers la page du salon',
  'professional.home.noSalon':
    'Nous ne connaissons aucun salon sous cette adresse. Si le vôtre en a une autre, inscrivez-vous avec celle-là.',
  'professional.home.unconfirmed':
    'Votre adresse n’est pas encore confirmée. Le lien se trouve dans l’e-mail que nous vous avons envoyé ; ensuite, votre salon s’affiche ici.',
  'professional.home.resend': 'Renvoyer l’e-mail',
  'professional.home.resent': 'L’e-mail est en route vers {email}.',
  'professional.home.confirmed': 'Votre adresse est confirmée.',
  'professional.error.credentials': 'L’e-mail ou le mot de passe est incorrect',
  'professional.error.emailInUse': 'Cet e-mail a déjà un compte',
  'professional.error.userDisabled': 'Ce compte a été fermé. Contactez-nous',
  'professional.error.tooManyRequests':
    'Trop de tentatives. Attendez quelques minutes puis réessayez',
  'professional.error.weakPassword':
    'Ce mot de passe est trop facile à deviner. Choisissez-en un autre',
  'professional.error.expiredLink': 'Ce lien a expiré. Demandez-en un nouveau',
  'professional.error.invalidLink': 'Ce lien a déjà servi ou est incomplet. Demandez-en un nouveau',
  'professional.error.invalidCode': 'Ce code n’est pas le bon. Vérifiez-le puis réessayez',
  'professional.error.recentLogin': 'Pour cela, reconnectez-vous d’abord',
  'professional.error.network': 'Le service de connexion est injoignable. Réessayez',
  'professional.error.timeout': 'Le service de connexion n’a pas répondu à temps. Réessayez',
  'professional.error.invalidEmail': 'Ceci n’est pas une adresse e-mail',
  'professional.error.missing': 'L’e-mail ou le mot de passe manque',
  'professional.error.unavailable':
    'La connexion est impossible pour le moment. Réessayez plus tard',
} satisfies Translation<typeof source>;
