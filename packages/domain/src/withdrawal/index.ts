export {
  checkWithdrawal,
  WITHDRAWAL_LIMITS,
  type WithdrawalCheck,
  type WithdrawalStatement,
} from './check-withdrawal.ts';
