import type { withdrawal as source } from '../en/withdrawal.ts';
import type { Translation } from '../message.ts';

export const withdrawal = {
  'withdrawal.title': 'Se rétracter d’un achat',
  'withdrawal.intro':
    'Vous avez 14 jours à compter de la réception du colis, sans avoir à donner de motif. Inutile de vous connecter.',
  'withdrawal.more': 'Comment se rétracter',
  'withdrawal.name': 'Nom',
  'withdrawal.orderNumber': 'Numéro de commande',
  'withdrawal.hint': 'Il figure dans l’objet de votre e-mail de confirmation : #1001.',
  'withdrawal.items': 'Produits',
  'withdrawal.itemsHint': 'Laissez vide pour vous rétracter de toute la commande.',
  'withdrawal.next': 'Renoncer au contrat ici',
  'withdrawal.review': 'Est-ce exact ?',
  'withdrawal.reviewText':
    'Le bouton suivant vaut rétractation. Nous la confirmons par e-mail, avec la date et l’heure.',
  'withdrawal.all': 'Toute la commande',
  'withdrawal.confirm': 'Confirmer la rétractation',
  'withdrawal.change': 'Modifier',
  'withdrawal.done': 'Votre rétractation est enregistrée',
  'withdrawal.doneText':
    'Nous avons reçu votre rétractation le {date} à {time} (UTC). Une confirmation part à l’adresse {email} : conservez-la.',
  'withdrawal.then': 'Et ensuite',
  'withdrawal.byLetter':
    'Écrivez-nous : un e-mail avec votre nom et votre numéro de commande suffit.',
  'withdrawal.contact': 'Vers l’adresse e-mail',
} satisfies Translation<typeof source>;
