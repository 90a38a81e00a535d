import type { PageTexts } from '../page-texts.ts';

export const en: PageTexts = {
  about: {
    title: 'About LOKKE',
    description: 'Six ranges of hair care, one job each, for people and for salons.',
    body: `
A comb turns light into lines, and hair is lines. That is where our packaging comes from, and our way of working: one thing at a time, in order.

There are six ranges, each for one job: moisture, colour, repair, hold, scalp and blonde. If you do not know which is yours, ask your hairdresser; they see the back of your head.

## With salons, not around them

Most of what we sell is sold by people with scissors in their hand. Choose your salon here and it earns on what you order, at no cost to you.

## What we say and what we do not

We write what a product does and for whom. We do not invent percentages, and we do not promise that hair will come back.`,
  },
  contact: {
    title: 'Contact',
    description: 'How to reach us, and what helps us to answer quickly.',
    body: `
Write to [{email}](mailto:{email}). A person reads it on working days and answers within two of them.

## About an order

It goes faster with the order number, which is in the subject of your confirmation e-mail: [write about an order](mailto:{email}?subject={orderSubject}).

## You may find it here

- [What delivery costs and how long it takes](page:delivery)
- [Sending something back](page:returns)
- [Withdrawing from a purchase](page:withdrawal)

## By post

{company}, {address}`,
  },
  delivery: {
    title: 'Delivery',
    description: 'What delivery costs, how long it takes and what happens when it goes wrong.',
    body: `
We deliver {country}, on working days. You get an e-mail when your order has been placed.

{exclusions}

## What it costs

- **Standard**, {standardTime}: {standardPrice}. Free from {freeFrom}.
- **Express**, {expressTime}: {expressPrice}.

{tax} The checkout shows the whole sum, delivery included, before you pay.

## When it goes wrong

Until a parcel is in your hands it is at our risk. If it is late, damaged or lost, [write to us](page:contact) with the order number: we send it again or pay you back.

This is a demo shop: no parcel is sent.`,
  },
  returns: {
    title: 'Returns',
    description: 'Fourteen days to change your mind. What can come back, how, and who pays.',
    body: `
You have 14 days from the day your parcel arrives to change your mind, without giving a reason. [How to withdraw](page:withdrawal) says it step by step.

## What can come back

- Anything unopened.
- Anything with a fault, opened or not.

A sealed bottle or jar that has been opened cannot be sold again, for reasons of hygiene, and stays with you.

## How

Tell us by e-mail, [{email}](mailto:{email}?subject={returnSubject}), and send the products within 14 days of that. The postage back is yours, unless something is wrong with the product: then it is ours.

We refund the price and the standard delivery the way you paid, within 14 days of your message. We may wait until the products, or proof that you have sent them, have reached us.

## Something is wrong with it

{guarantee}`,
  },
  withdrawal: {
    title: 'Withdraw from a purchase',
    description: 'The 14 days in which you can withdraw from a purchase, and how it is done.',
    body: `
You can withdraw from a purchase within 14 days of the day on which you, or someone you name, receive the last parcel of the order. You need not give a reason.

{withdrawalBasis}

## Do it here

[Withdraw from contract](/withdraw)

You fill in your name and the order number, read what you wrote and confirm it: with that you have withdrawn. We confirm by e-mail at once, with date and time. An e-mail or a letter in your own words does as well, as long as you send it before the 14 days are over.

## What happens then

You send the products back within 14 days and pay the postage. We refund the price and the standard delivery within 14 days of your message, the way you paid, and may wait until the products or proof that you have sent them have reached us. You pay for a loss of value only if you handled the products more than was needed to look at them.

## When there is no such right

For sealed products that cannot be returned for reasons of hygiene once they have been opened.

## The form

To {company}, {address}, {email}:

I hereby withdraw from my contract of sale of the following products: …

Ordered on … / received on …

Name, address, order number: …

Date, and signature if this is on paper: …`,
  },
  terms: {
    title: 'Terms of sale',
    description: 'What we promise each other when you buy something.',
    body: `
These terms hold between you and {company} when you buy here as a consumer. [Who we are](page:imprint) has the details.

## How a purchase is made

What stands in the shop is an invitation. You order with the button at the end of the checkout; the purchase is made when we confirm it by e-mail. If something is sold out after all, we tell you and pay you back. We keep the order, and you can see it in your account.

## Price and payment

{tax} The price is the one at the moment you order. Delivery is added where the [delivery page](page:delivery) says so. You pay at the checkout.

## Free products and gifts

An offer holds as long as its conditions are met. If you send back so much that they no longer are, we may deduct the price of what was free and is not returned.

## Subscriptions

A subscription is delivered and charged at the interval you chose. You can skip or end it before the next delivery.

## Changing your mind, and faults

You have 14 days to [withdraw](page:withdrawal). {guarantee}

## Complaints

Write to [{email}](mailto:{email}); we answer within two working days. {complaints}

## Law

Nothing here takes away rights that the law of the country you live in gives you as a consumer.

This is a demo shop with a test payment: no money is taken and nothing is delivered.`,
  },
  privacy: {
    title: 'Privacy',
    description: 'What we keep about you, why, for how long, and what you can ask of us.',
    body: `
{company}, {address}, decides what happens to your data. Questions go to [{email}](mailto:{email}).

## What we keep, and why

- **To deliver what you order:** name, address, e-mail, phone if you give it, and what you bought. Without them there is no contract.
- **For your account:** your e-mail and a scrambled password, your addresses, wishlist and salon. You can change or delete them.
- **For your salon:** it learns what was bought through it, not who you are or where you live.
- **To write to you:** your e-mail, only if you signed up. Every e-mail has a link to stop.
- **To measure visits:** only after you agree. [Cookies](page:cookies) says what is measured.
- **To keep the shop running:** the address of your device, briefly, against abuse; and reports of errors without your name.

## Who else sees it

Companies that work for us and on our instruction: the shop platform, the payment service, the carrier, the e-mail service. Where one of them is outside the European Economic Area or the United Kingdom, the standard contract clauses of the European Commission or their British counterpart protect you. We sell nothing.

## For how long

Orders as long as the law on bookkeeping asks. An account until you delete it, or until nobody has used it for three years. Reports of errors for 90 days.

## What you can ask

To see your data, take it with you, have it corrected or deleted, limit its use or object to it, and withdraw an agreement. Write to [{email}](mailto:{email}). {dataAuthority}

This is a demo shop: the data stays on the machine that it runs on.`,
  },
  cookies: {
    title: 'Cookies',
    description: 'What your browser keeps for us: what is needed, and what only after you agree.',
    body: `
Your browser keeps a few things for us. What the shop needs to work is kept without asking; everything else only after you agree, and “only necessary” is as easy to choose as “accept”.

## Needed

- **Your bag:** the number of your bag, until you buy or for 85 days.
- **Your session:** an encrypted cookie while you are logged in.
- **Your choices:** wishlist, salon, country, the answer about cookies, and which notices you have closed.

## Only after you agree

- **Measuring:** Google Tag Manager and Google Analytics count what is looked at and bought.
- **E-mail marketing:** Klaviyo recognises you if you came from one of our e-mails.

Before you agree nothing is asked of either.

## Changing your mind

The link at the foot of every page opens the choice again. You can also clear what your browser keeps for this site; your bag then starts empty.`,
  },
  accessibility: {
    title: 'Accessibility',
    description: 'How far everybody can use this shop, what does not work yet, and whom to tell.',
    body: `
Everybody should be able to buy here: with a keyboard, with a screen reader, with large text, without a mouse and without haste. Our yardstick is EN 301 549, which contains the WCAG 2.1 guidelines at level AA.

## What we did

Every page is checked by machine against these guidelines, and the whole way from search to payment was walked with the keyboard alone. Nothing moves by itself. Every picture that says something has a text.

## What does not work yet

- The page cannot be enlarged with two fingers on some phones (WCAG 1.4.4). The text follows the font size that you set in your browser or device.
- We have not tested every page with every screen reader.

This statement is based on our own evaluation, most recently in November 2026.

## Tell us

If something stops you, write to [{email}](mailto:{email}?subject={accessibilitySubject}). We answer within two working days and help you to order by e-mail meanwhile.

{accessibility}`,
  },
  imprint: {
    title: 'Who we are',
    description: 'The company behind this shop and how to reach it.',
    body: `
{imprintBasis}

## Company

{company}

{address}

E-mail: [{email}](mailto:{email})

## Register and VAT

{register}

## Disputes

{complaints}

## Pictures and texts

All of them are our own. The products, the people and the salons in this shop are invented.`,
  },
};
