import { sellerOf } from '@lokke/brand';
import type { PlatformContext } from '../../../protocol/index.ts';
import { type LetterPart, type LetterRow, sendLetter } from '../../../protocol/mail/index.ts';
import { fillIn } from '../../../protocol/pages/index.ts';
import type { Sql } from '../../../store/index.ts';
import {
  hasParcel,
  isGivenAway,
  lineName,
  type Order,
  orderName,
  orderSums,
  orderUrl,
} from '../../orders/index.ts';
import { type Renewal, renewalsOf } from '../../subscriptions/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { cardOf, renewalText } from '../pages/order-page.ts';
import { taxText } from '../pages/order-summary.ts';
import { addressLines, countryNameIn } from '../pages/review.ts';
import { orderedTime } from '../rules/delivery.ts';
import GUARANTEES from './guarantee-years.json' with { type: 'json' };

function lineRows({ contents }: Order, { texts, money }: CheckoutContext): readonly LetterRow[] {
  return contents.lines.map((line) => {
    const plan = line.sellingPlanName === null ? '' : ` · ${line.sellingPlanName}`;
    return {
      label: `${line.quantity} × ${lineName(line)}${plan}`,
      amount: isGivenAway(line) ? texts.summary.givenAway : money(line.subtotalInMinorUnits),
      imageUrl: line.imageUrl,
    };
  });
}

function totalRows(order: Order, view: CheckoutContext): readonly LetterRow[] {
  const { texts, money } = view;
  const { summary, free, giftCard } = texts;
  const { key, title } = order.contents.delivery;
  const sums = orderSums(order);
  const delivery = sums.deliveryInMinorUnits;
  const row = (label: string, amountInMinorUnits: number) => ({
    label,
    amount: money(amountInMinorUnits),
  });
  const hasGiftCards = sums.giftCards.length > 0;
  return [
    row(summary.subtotal, sums.subtotalInMinorUnits),
    ...sums.discounts.map(({ title, amountInMinorUnits }) => row(title, -amountInMinorUnits)),
    ...(!hasParcel({ key })
      ? []
      : [
          {
            label: `${summary.delivery}, ${title}`,
            amount: delivery === 0 ? free : money(delivery),
          },
        ]),
    { ...row(summary.total, sums.totalInMinorUnits), isTotal: true },
    ...sums.giftCards.map(({ lastCharacters: end, amountInMinorUnits }) =>
      row(fillIn(giftCard.endingIn, { end }), -amountInMinorUnits),
    ),
    ...(hasGiftCards ? [{ ...row(cardOf(order, view), sums.dueInMinorUnits), isTotal: true }] : []),
  ];
}

/** Years of the legal guarantee in the countries of the EU. */
const GUARANTEE_YEARS: Readonly<Record<string, number>> = GUARANTEES;

function arrivalParts({ contents }: Order, view: CheckoutContext): readonly LetterPart[] {
  const { texts } = view;
  const method = contents.delivery.title;
  const time = orderedTime(contents, view);
  return [
    { kind: 'heading', text: texts.mail.when },
    { kind: 'lines', items: [fillIn(texts.mail.comes, { method, time })] },
  ];
}

/** Tells what is charged again, when and for how much, and where that is stopped. */
function renewalParts(renewals: readonly Renewal[], view: CheckoutContext): readonly LetterPart[] {
  const { texts, links } = view;
  if (renewals.length === 0) return [];
  return [
    { kind: 'heading', text: texts.renewal.heading },
    { kind: 'lines', items: renewals.map((one) => renewalText(one, view)) },
    { kind: 'link', url: `${links.account}/subscriptions`, label: texts.renewal.manage },
  ];
}

/** Names who sells it, and the ways to withdraw and to ask. */
function sellerParts({ texts, brand, locale, language, links }: CheckoutContext) {
  const { mail } = texts;
  const { name, address, email } = sellerOf(brand, locale ?? '', language);
  return [
    { kind: 'heading', text: mail.after },
    { kind: 'link', url: `${links.home}withdraw`, label: mail.withdraw },
    { kind: 'link', url: `${links.home}contact`, label: mail.ask },
    { kind: 'heading', text: mail.soldBy },
    { kind: 'lines', items: [name, address, email] },
  ] as const satisfies readonly LetterPart[];
}

/** The legal guarantee, and the seller's own (Directive 2011/83/EU, art. 6(1)(l) and 8(7)). */
function guaranteeParts(
  { brand }: PlatformContext,
  { address }: Order['contents'],
  { texts, language }: CheckoutContext,
): readonly LetterPart[] {
  const years = GUARANTEE_YEARS[address.countryCode];
  const own = brand.guarantee.commercial[language];
  const said = years === undefined ? null : fillIn(texts.mail.guarantee, { years });
  return [said, own ?? null].flatMap((text) => (text === null ? [] : { kind: 'note', text }));
}

/** Confirms an order to its buyer. Call it inside the write that places it. */
export function sendConfirmation(
  sql: Sql,
  context: PlatformContext,
  order: Order,
  view: CheckoutContext,
): void {
  const { texts, shop, language, locale, languageTag } = view;
  const { mail, thanks } = texts;
  const { address, delivery, taxInMinorUnits } = order.contents;
  const isSent = hasParcel(delivery);
  const name = orderName(order);
  const country = countryNameIn(languageTag, address.countryCode);
  sendLetter(sql, context, {
    shop,
    language,
    locale,
    to: order.email,
    subject: fillIn(mail.subject, { orderName: name }),
    heading: fillIn(mail.hello, { firstName: address.firstName }),
    parts: [
      ...(isSent ? [{ kind: 'text' as const, text: mail.intro }] : []),
      { kind: 'note', text: texts.testShop },
      { kind: 'button', url: orderUrl(order, context, shop), label: mail.seeOrder },
      { kind: 'heading', text: fillIn(thanks.order, { name }) },
      { kind: 'table', rows: [...lineRows(order, view), ...totalRows(order, view)] },
      { kind: 'note', text: taxText(taxInMinorUnits, delivery.key, view) },
      { kind: 'heading', text: isSent ? thanks.deliveredTo : texts.billing.heading },
      { kind: 'lines', items: addressLines(address, shop, country) },
      ...(isSent ? arrivalParts(order, view) : []),
      ...renewalParts(renewalsOf(sql, order, context.now()), view),
      ...guaranteeParts(context, order.contents, view),
      ...sellerParts(view),
    ],
    why: fillIn(mail.why, { orderName: name }),
  });
}
