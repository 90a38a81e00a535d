export { type BankDesk, openBankDesk } from './bank-desk.ts';
export {
  type BankDetails,
  createBankDetails,
} from './bank-details.ts';
export { type ClosedRatesOf, type ClosedRatesOptions, openClosedRates } from './closed-rates.ts';
export { createPayoutLedger, type StoredClosing } from './payout-ledger.ts';
