import type { refusals as source } from '../en/refusals.ts';
import type { Translation } from '../message.ts';

export const refusals = {
  'refusal.loginFailed': 'L’e-mail ou le mot de passe est incorrect',
  'refusal.missingLoginInput': 'L’e-mail ou le mot de passe manque',
  'refusal.missingEmail': 'L’e-mail manque',
  'refusal.tooManyLogins':
    'Trop de tentatives de connexion. Attendez quelques minutes puis réessayez',
  'refusal.tooManyAttempts': 'Trop de tentatives. Attendez quelques minutes puis réessayez',
  'refusal.tooManyRequests': 'Trop de demandes. Réessayez dans un instant',
  'refusal.logoutFailed': 'La déconnexion a échoué',
  'refusal.missingRegisterInput': 'Il manque des données',
  'refusal.registerPasswordInvalid': 'Mot de passe non valide',
  'refusal.registerPasswordsDiffer': 'Les mots de passe ne correspondent pas',
  'refusal.emailTaken': 'Cet e-mail a déjà un compte',
  'refusal.emailInvalid': 'Cet e-mail n’est pas valide',
  'refusal.nameInvalid': 'Un nom ne contient ni adresse web ni HTML',
  'refusal.activationPending':
    'Nous vous avons envoyé un e-mail. Cliquez sur son lien pour activer votre compte',
  'refusal.registerFailed': 'Le compte n’a pas pu être créé',
  'refusal.invalidPassword':
    'Votre mot de passe doit comporter de 8 à 100 caractères, dont au moins une minuscule et une majuscule.',
  'refusal.passwordsDiffer': 'Les mots de passe ne correspondent pas.',
  'refusal.activationFailed': 'L’activation a échoué',
  'refusal.missingResetInput': 'Il manque le mot de passe, le code du lien ou le numéro client.',
  'refusal.resetFailed': 'Le mot de passe n’a pas pu être changé',
  'refusal.missingAddressInput': 'Votre session n’est pas ouverte, ou l’adresse manque',
  'refusal.missingAddressId': 'Votre session n’est pas ouverte, ou aucune adresse n’est choisie',
  'refusal.createAddressFailed': 'L’adresse n’a pas pu être ajoutée',
  'refusal.updateAddressFailed': 'L’adresse n’a pas pu être modifiée',
  'refusal.defaultAddressFailed': 'L’adresse par défaut n’a pas pu être modifiée',
  'refusal.deleteAddressFailed': 'L’adresse n’a pas pu être supprimée',
  'refusal.missingAccountInput': 'Votre session n’est pas ouverte, ou il manque des données',
  'refusal.updateAccountFailed': 'Vos informations n’ont pas pu être enregistrées',
  'refusal.notLoggedIn': 'Votre session n’est pas ouverte',
  'refusal.unexpected': 'Un problème est survenu. Réessayez',
  'refusal.busy': 'Il y a foule dans la boutique. Réessayez dans un instant',
  'refusal.platformFailed': 'La boutique est injoignable. Réessayez',
  'refusal.platformTimedOut': 'La boutique n’a pas répondu à temps. Réessayez',
  'refusal.missingWithdrawalInput':
    'Indiquez votre nom, le numéro de commande et votre adresse e-mail',
  'refusal.withdrawalTooLong': 'Ce texte est trop long. Raccourcissez-le',
} satisfies Translation<typeof source>;
