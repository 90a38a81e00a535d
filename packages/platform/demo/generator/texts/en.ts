import type { ShopTexts } from '../shop-texts.ts';

export const en: ShopTexts = {
  description:
    'Hair care in six ranges, for consumers and salons. Say what your hair needs; we named a colour after it.',
  size: 'Size',
  oneSize: 'One size',
  strandsAlt: 'Strands of hair seen close up, in the colour of the {range} range',
  rangeAlt:
    '{range} range: spray, oil dropper, pump bottle and travel bottle on low plinths, in light falling through a comb',
  heroAlt: 'Copper-coloured comb in low sun, throwing lines of light across curved paper',
  collections: {
    all: { title: 'All products', description: 'Everything we make, in six ranges.' },
    bestsellers: {
      title: 'Bestsellers',
      description: 'What most bathrooms and most salons run out of first.',
    },
    care: { title: 'Care', description: 'Shampoo, conditioner, masks, oils and scalp care.' },
    styling: { title: 'Styling', description: 'Lift, hold and finish that still brush out.' },
    travel: { title: 'Travel size', description: 'Small enough for every cabin check.' },
    bundles: {
      title: 'Routines',
      description: 'Three products that belong together, for less than one by one.',
    },
  },
  menu: { main: 'Main menu', footer: 'Footer', ranges: 'Ranges' },
  subscription: {
    name: 'Refill',
    option: 'Deliver every',
    plan: 'Every {weeks} weeks',
    description: '10% off every delivery. Skip or stop whenever you like.',
  },
  pages: {
    about: {
      title: 'About LOKKE',
      paragraphs: [
        'A comb turns light into lines, and hair is lines. That is where our packaging comes from, and our way of working: one thing at a time, in order.',
        'There are six ranges, each for one job: moisture, colour, repair, hold, scalp and blonde. If you do not know which is yours, ask your hairdresser; they see the back of your head.',
      ],
    },
    contact: {
      title: 'Contact',
      paragraphs: [
        'Write to hello@example.com. A person reads it on working days and answers within two of them.',
        'Questions about an order go faster with the order number, which is in the subject of your confirmation e-mail.',
      ],
    },
  },
  policies: {
    privacy: {
      title: 'Privacy policy',
      paragraphs: [
        'We keep what an order needs: your name, address, e-mail address and what you bought. We use it to deliver, to answer you and to meet the law on bookkeeping.',
        'We measure visits only after you accept cookies. You may ask at any time what we hold about you, have it corrected or have it deleted: hello@example.com.',
        'This is a demo shop. The data stays on the machine that it runs on.',
      ],
    },
    refund: {
      title: 'Returns',
      paragraphs: [
        'You have 14 days from delivery to change your mind, without giving a reason. Send it back unopened and we refund the price and the standard delivery.',
        'Opened bottles and jars cannot go back, for reasons of hygiene, unless something is wrong with them. Then tell us, and we put it right.',
      ],
    },
    shipping: {
      title: 'Delivery',
      paragraphs: [
        'Delivery methods and what they cost are shown at checkout, before you pay. You receive an e-mail when your order has been placed.',
        'This is a demo shop: no parcel is sent.',
      ],
    },
    terms: {
      title: 'Terms of sale',
      paragraphs: [
        'Prices include tax where the law asks for it, and are those of the moment you order. A purchase is made when we confirm it by e-mail.',
        'If something is sold out after all, we tell you and pay you back. Your statutory rights as a consumer stay as they are.',
        'This is a demo shop with a test payment: no money is taken and nothing is delivered.',
      ],
    },
  },
};
