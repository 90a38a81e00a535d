import type { errors as source } from '../../en/core/errors.ts';
import type { Translation } from '../../message.ts';

export const errors = {
  'errors.notFound.title': 'Passé au peigne fin, sans succès',
  'errors.notFound.text':
    'Il n’y a pas de page à cette adresse. Elle a peut-être déménagé, ou n’a jamais existé.',
  'errors.failed.title': 'Il y a un nœud',
  'errors.failed.text':
    'La page n’a pas pu s’afficher. C’est notre faute, pas la vôtre ; réessayez dans un moment.',
  'errors.part.title': 'Un instant',
  'errors.part.offline': 'Vous êtes hors ligne. La suite vient dès votre retour.',
  'errors.part.failed': 'Le chargement n’a pas abouti. Réessayez dans un moment.',
  'errors.home': 'Vers l’accueil',
  'errors.shop': 'Voir tous les produits',
  'errors.retry': 'Réessayer',
} satisfies Translation<typeof source>;
