import type { HomeTexts } from '../home-texts.ts';

export const en: HomeTexts = {
  title: 'LOKKE: hair care, measured',
  description:
    'Salon formulas for hair in six ranges: moisture, colour, repair, hold, scalp and blonde.',
  hero: {
    title: 'Hair that keeps its nerve',
    text: 'Salon formulas in measured doses. Pick a range and build a routine around it.',
    alt: 'Rain, Honey, Copper and Volt products on plinths, in light falling through a comb',
    bestSellers: 'Shop best sellers',
    routines: 'See the routines',
  },
  bestSellers: {
    title: 'Most combed through',
    all: 'All {count} products',
  },
  ranges: 'Six pigments, six jobs',
  band: {
    title: 'Rain puts back what hard water takes',
    text: 'Water-binding care for dry, thirsty or curly hair. Light enough for every day.',
    action: 'See the Rain range',
  },
  routines: {
    title: 'Three steps, one shelf',
    all: 'All routines',
    build: 'Build your own',
  },
  salon: {
    title: 'Your hairdresser knows',
    text: 'Choose your salon and it earns on what you order here, at no cost to you. Most of ours also sell over the counter.',
    action: 'Find a salon',
  },
  facts: {
    title: 'Good to know',
    facts: [
      {
        title: 'Delivery',
        text: 'You see the cost and the day before you pay. No surprises after.',
      },
      {
        title: 'Returns',
        text: 'Fourteen days to change your mind. Unopened is all we ask.',
      },
      {
        title: 'Price per 100 ml',
        text: 'Written beside every size, so that you can compare for yourself.',
      },
    ],
  },
  newsletter: {
    title: 'Rarely, and only when it matters',
    text: 'New products, tested first by salons. One e-mail a month at most; every one has a link to stop.',
    label: 'E-mail address',
    button: 'Sign up',
    note: 'With “Sign up” you ask for our newsletter by e-mail. You can stop at any time, with the link in every e-mail.',
    privacy: 'How we treat your data',
    thanks: 'Nearly there: open the e-mail we have just sent and confirm your address.',
  },
  popups: {
    freeTravelSize: {
      title: 'A travel size, free',
      text: 'Put {count} products of the offer in your bag and {title} comes along, free.',
    },
    noKickbackFee: {
      title: 'No kickback fee on free products',
      text: 'Your salon earns on what you buy. Free products and gifts cost nothing, so no kickback fee is paid on them.',
    },
  },
  footer: {
    service: 'Service',
    legal: 'The small print',
  },
};
