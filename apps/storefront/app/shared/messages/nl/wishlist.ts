import type { wishlist as source } from '../en/wishlist.ts';
import type { Translation } from '../message.ts';

export const wishlist = {
  'wishlist.empty': 'Nog niets op je verlanglijst. Het hartje bij een product zet het hier neer.',
  'wishlist.loading': 'Je verlanglijst wordt opgehaald',
  'wishlist.gone': {
    one: '{count} product wordt hier niet meer verkocht.',
    other: '{count} producten worden hier niet meer verkocht.',
  },
  'wishlist.device': 'Bewaard op dit apparaat. Log in en je vindt hem ook op elk ander.',
  'wishlist.login': 'Inloggen',
  'wishlist.failed':
    'Je account was niet bereikbaar. Je verlanglijst blijft zolang op dit apparaat.',
  'wishlist.confirm.see': 'Bekijk je verlanglijst',
} satisfies Translation<typeof source>;
