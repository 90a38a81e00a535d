export {
  type BankAccount,
  type BankForm,
  checkBankForm,
  isBankLinkOpen,
  isPayable,
} from './bank-form.ts';
export { type CommissionVat, commissionVatOf } from './commission-vat.ts';
export { hasIbans, maskIban, readIban } from './iban.ts';
export { MINIMUM_PAYOUTS } from './minimum-payout.ts';
export {
  type ClosingRow,
  closeMonth,
  closingStepOf,
  firstMonthRead,
  type MonthClosing,
  type PayoutOutcome,
} from './month-closing.ts';
export { type ClosedRates, closedRatesOf, earningsBySalon } from './month-earnings.ts';
export { type Payment, paymentCsv } from './payment-csv.ts';
export { sepaDocument, writeSepaFile } from './sepa-file.ts';
export { sepaFaults } from './sepa-rules.ts';
