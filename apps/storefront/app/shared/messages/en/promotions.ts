/** Free items, offers, gifts, and what is said of them. */
export const promotions = {
  'promo.bar.collecting': {
    one: 'One more product and {title} is free.',
    other: '{count} more products and {title} is free.',
  },
  'promo.bar.adding': '{title} is on its way to your bag.',
  'promo.bar.given': '{title} is in your bag, free.',
  'promo.bar.declined': 'You took {title} out. It is still yours, free.',
  'promo.bar.addBack': 'Add it back',
  'promo.bar.counted': '{counted} of {threshold} products counted',
  'promo.said.added': '{title} is in your bag, free.',
  'promo.said.removed': '{title} has left your bag: there are too few products for the offer.',
  'promo.said.ended': '{title} has left your bag: the offer has ended.',
  'promo.said.swept': 'No offer covers this any more, so it has left your bag: {title}.',
  'promo.offer.title': { one: 'Choose a free product', other: 'Choose {count} free products' },
  'promo.offer.add': 'Add {title}, free',
  'promo.gift.legend': 'Choose your gift',
  'promo.gift.add': 'Add the gift',
  'promo.delivery.missing': '{amount} to go, then delivery is free.',
  'promo.delivery.reached': 'Delivery is free.',
  'promo.popup.close': 'Close',
} as const;
