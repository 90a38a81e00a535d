import { formatDate } from '@lokke/domain/dates';
import { formatPrice } from '@lokke/domain/money';
import { formatPercent } from '@lokke/domain/numbers';
import { maskIban } from '@lokke/domain/payout';
import type { PaidRow, PayoutContext } from './paid-rows.ts';

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
    [t('payout.letter.earned', { month: closing.month }), price(row.earnedInMinorUnits)],
    ...row.corrections.map(
      ({ month, amountInMinorUnits }) =>
        [t('payout.letter.correction', { month }), price(amountInMinorUnits)] as const,
    ),
    ...(row.carriedInInMinorUnits === 0
      ? []
      : ([[t('payout.letter.carried'), price(row.carriedInInMinorUnits)]] as const)),
    [t('payout.letter.net'), price(outcome.netInMinorUnits)],
    [
      t('payout.letter.vat', { percent: formatPercent(outcome.vat.percent, languageTag, 0) }),
      price(outcome.vatInMinorUnits),
    ],
    [t('payout.letter.total'), price(outcome.netInMinorUnits + outcome.vatInMinorUnits)],
  ];
  const vatNumber =
    payee.vatNumber === null ? [] : [`${t('payout.letter.vatNumber')} ${payee.vatNumber}`];
  const note = outcome.vat.kind === 'standard' ? [] : [t(`payout.vat.${outcome.vat.kind}`)];
  return `<!doctype html>
<html lang="${escapeHtml(languageTag)}">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>body{max-width:42rem;margin:3rem auto;font:16px/1.5 sans-serif}td:last-child{text-align:right}table{width:100%}</style>
<h1>${escapeHtml(title)}</h1>
${paragraphs([
  t('payout.letter.date', { date: formatDate(new Date(closing.closedAt)) }),
  [t('payout.letter.supplier'), payee.salonName, payee.address, ...vatNumber].join(', '),
  [t('payout.letter.customer'), seller.name, seller.address, seller.registration].join(', '),
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
