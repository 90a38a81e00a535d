import type { IdAllocator } from '../../protocol/index.ts';
import { column, defineTable, type RowOf, type Sql } from '../../store/index.ts';
import type { Customer } from '../customers/index.ts';

const ACCOUNTS = defineTable('store_credit_accounts', {
  id: column.integer,
  customerId: column.integer,
  currencyCode: column.text,
});
const TRANSACTIONS = defineTable('store_credit_transactions', {
  id: column.integer,
  accountId: column.integer,
  amountInMinorUnits: column.integer,
  balanceInMinorUnits: column.integer,
  createdAt: column.text,
});

/** Debt of a shop to a customer, in one currency. */
export type CreditAccount = RowOf<typeof ACCOUNTS> & { readonly balanceInMinorUnits: number };
export type CreditTransaction = RowOf<typeof TRANSACTIONS>;

function withBalance(sql: Sql, account: RowOf<typeof ACCOUNTS>): CreditAccount {
  const latest = TRANSACTIONS.find(
    sql,
    'WHERE account_id = ? ORDER BY id DESC LIMIT 1',
    account.id,
  );
  return { ...account, balanceInMinorUnits: latest?.balanceInMinorUnits ?? 0 };
}

export function creditAccountsOf(sql: Sql, { id }: Pick<Customer, 'id'>): readonly CreditAccount[] {
  const accounts = ACCOUNTS.all(sql, 'WHERE customer_id = ? ORDER BY id', id);
  return accounts.map((account) => withBalance(sql, account));
}

export function findCreditAccount(sql: Sql, id: number): CreditAccount | null {
  const account = ACCOUNTS.find(sql, 'WHERE id = ?', id);
  return account === null ? null : withBalance(sql, account);
}

/** Finds the account in a currency; opens one where the customer has none. */
export function creditAccountIn(
  sql: Sql,
  ids: IdAllocator,
  customer: Pick<Customer, 'id'>,
  currencyCode: string,
): CreditAccount {
  const known = creditAccountsOf(sql, customer).find((one) => one.currencyCode === currencyCode);
  if (known !== undefined) return known;
  const account = { id: ids.next('StoreCreditAccount'), customerId: customer.id, currencyCode };
  ACCOUNTS.insert(sql, account);
  return { ...account, balanceInMinorUnits: 0 };
}

export function addCredit(
  sql: Sql,
  ids: IdAllocator,
  account: CreditAccount,
  { amountInMinorUnits, createdAt }: Pick<CreditTransaction, 'amountInMinorUnits' | 'createdAt'>,
): CreditTransaction {
  const transaction: CreditTransaction = {
    id: ids.next('StoreCreditAccountCreditTransaction'),
    accountId: account.id,
    amountInMinorUnits,
    balanceInMinorUnits: account.balanceInMinorUnits + amountInMinorUnits,
    createdAt,
  };
  TRANSACTIONS.insert(sql, transaction);
  return transaction;
}
