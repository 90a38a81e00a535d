export { openBankCipher } from './bank-cipher.ts';
export {
  type BankDetails,
  type BankDetailsStore,
  createBankDetails,
} from './bank-details.ts';
export { createPayoutLedger, type StoredClosing } from './payout-ledger.ts';
