import { formatMonth } from '@lokke/domain/dates';
import { localMoment } from '@lokke/domain/delivery';
import { formatPrice } from '@lokke/domain/money';
import { formatPercent } from '@lokke/domain/numbers';
import { maskIban } from '@lokke/domain/payout';
import type { PaidRow, PayoutContext } from './paid-rows.ts';

const STYLES = `:root{color-scheme:light dark}
body{max-width:42rem;margin:2rem auto;padding:0 1.25rem;font:16px/1.5 sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem}
table{width:100%;border-collapse:collapse}
td{padding:.5rem 0;border-bottom:1px solid;vertical-align:top}
td:last-child{padding-left:1rem;text-align:right;white-space:nowrap}
tr:last-child{font-weight:600}`;

/** Invoice that the shop makes out in the salon's name, and notice of its payment: one page to print or send. */
export function remittanceLetter(
  { row, payee, outcome, reference }: PaidRow,
  { market, seller, t, closing }: PayoutContext,
): string {
  const { currencyCode, languageTag } = market;
  const price = (amountInMinorUnits: number) =>
    formatPrice({ amountInMinorUnits, currencyCode }, market);
  const title = t('payout.letter.title', { reference });
  const lines: readonly (readonly [string, string])[] = [
    [
      t('payout.letter.earned', { month: formatMonth(closing.month) }),
      price(row.earnedInMinorUnits),
    ],
    ...row.corrections.map(
      ({ month, amountInMinorUnits }) =>
        [
          t('payout.letter.correction', { month: formatMonth(month) }),
          price(amountInMinorUnits),
        ] as const,
    ),
    ...(row.carriedInInMinorUnits === 0
      ? []
      : ([[t('payout.letter.carried'), price(row.carriedInInMinorUnits)]] as const)),
    [t('payout.letter.net'), price(outcome.netInMinorUnits)],
    [
      t('payout.letter.vat', { percent: formatPercent(outcome.vat.percent, languageTag) }),
      price(outcome.vatInMinorUnits),
    ],
    [t('payout.letter.total'), price(outcome.netInMinorUnits + outcome.vatInMinorUnits)],
  ];
  const vatNumber =
    payee.vatNumber === null ? [] : [`${t('payout.letter.vatNumber')} ${payee.vatNumber}`];
  const note = outcome.vat.kind === 'standard' ? [] : [t(`payout.vat.${outcome.vat.kind}`)];
  return `<!doctype html>
<html lang="${escapeHtml(languageTag)}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLES}</style>
<h1>${escapeHtml(title)}</h1>
${paragraphs([
  t('payout.letter.date', { date: localMoment(market, new Date(closing.closedAt)).date }),
  t('payout.letter.supplier', {
    party: [payee.salonName, payee.address, ...vatNumber].join(', '),
  }),
  t('payout.letter.customer', {
    party: [seller.name, seller.address, seller.registration].join(', '),
  }),
])}
<table>
${lines.map(([label, value]) => `<tr><td>${escapeHtml(label)}</td><td>${escapeHtml(value)}</td></tr>`).join('\n')}
</table>
${paragraphs([...note, t('payout.letter.paid', { account: maskIban(payee.iban), holder: payee.holder, reference })])}
</html>
`;
}

const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
}
