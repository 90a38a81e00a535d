import { readFileSync } from 'node:fs';
import {
  type Area,
  type GraphqlContext,
  gid,
  gidNumber,
  type IdAllocator,
  type ListArguments,
  pageOf,
  rootFields,
  wireDateTime,
  wireMoney,
} from '../../protocol/index.ts';
import { column, defineTable, type RowOf, type Sql } from '../../store/index.ts';
import { type Customer, findCustomer } from '../customers/index.ts';
import { minorUnitsOf } from '../discounts/index.ts';

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
type CreditAccount = RowOf<typeof ACCOUNTS> & { readonly balanceInMinorUnits: number };
type CreditTransaction = RowOf<typeof TRANSACTIONS>;

function withBalance(sql: Sql, account: RowOf<typeof ACCOUNTS>): CreditAccount {
  const latest = TRANSACTIONS.find(
    sql,
    'WHERE account_id = ? ORDER BY id DESC LIMIT 1',
    account.id,
  );
  return { ...account, balanceInMinorUnits: latest?.balanceInMinorUnits ?? 0 };
}

function creditAccountsOf(sql: Sql, { id }: Pick<Customer, 'id'>): readonly CreditAccount[] {
  const accounts = ACCOUNTS.all(sql, 'WHERE customer_id = ? ORDER BY id', id);
  return accounts.map((account) => withBalance(sql, account));
}

function findCreditAccount(sql: Sql, id: number): CreditAccount | null {
  const account = ACCOUNTS.find(sql, 'WHERE id = ?', id);
  return account === null ? null : withBalance(sql, account);
}

/** Finds the account in a currency; opens one where the customer has none. */
function creditAccountIn(
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

function addCredit(
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

function toAccount({ id, balanceInMinorUnits, currencyCode }: CreditAccount) {
  return {
    __typename: 'StoreCreditAccount' as const,
    id: gid('StoreCreditAccount', id),
    balance: wireMoney(balanceInMinorUnits, currencyCode),
  };
}

function toTransaction(account: CreditAccount, transaction: CreditTransaction) {
  const { id, amountInMinorUnits, balanceInMinorUnits, createdAt } = transaction;
  return {
    __typename: 'StoreCreditAccountCreditTransaction' as const,
    id: gid('StoreCreditAccountCreditTransaction', id),
    account: toAccount({ ...account, balanceInMinorUnits }),
    amount: wireMoney(amountInMinorUnits, account.currencyCode),
    balanceAfterTransaction: wireMoney(balanceInMinorUnits, account.currencyCode),
    createdAt,
  };
}

/** Finds a customer of this shop by their id, or by that of an account of theirs. */
function findOwner(sql: Sql, { shop }: GraphqlContext, id: string) {
  const account = findCreditAccount(sql, gidNumber(id, 'StoreCreditAccount') ?? 0);
  const customerId = account?.customerId ?? gidNumber(id, 'Customer') ?? 0;
  return { account, customer: findCustomer(sql, shop.key, { id: customerId }) };
}

interface Credit {
  readonly id: string;
  readonly creditInput: {
    readonly creditAmount: { readonly amount: string | number; readonly currencyCode: string };
  };
}

function refuse(code: string, message: string, field: readonly string[]) {
  return {
    storeCreditAccountTransaction: null,
    userErrors: [{ __typename: 'StoreCreditAccountCreditUserError', code, message, field }],
  };
}

function storeCreditAccountCredit(context: GraphqlContext, { id, creditInput }: Credit) {
  const { amount, currencyCode } = creditInput.creditAmount;
  const amountInMinorUnits = minorUnitsOf(String(amount)) ?? 0;
  if (amountInMinorUnits <= 0) {
    const field = ['creditInput', 'creditAmount', 'amount'];
    return refuse('NEGATIVE_OR_ZERO_AMOUNT', 'A positive amount must be used to credit', field);
  }
  return context.store.write((sql) => {
    const { customer, account } = findOwner(sql, context, id);
    if (customer === null) return refuse('ACCOUNT_NOT_FOUND', 'Account not found', ['id']);
    if (account !== null && account.currencyCode !== currencyCode) {
      const field = ['creditInput', 'creditAmount', 'currencyCode'];
      return refuse('MISMATCHING_CURRENCY', 'Currency does not match that of the account', field);
    }
    const credited = account ?? creditAccountIn(sql, context.ids, customer, currencyCode);
    const createdAt = wireDateTime(context.now());
    const added = addCredit(sql, context.ids, credited, { amountInMinorUnits, createdAt });
    return { storeCreditAccountTransaction: toTransaction(credited, added), userErrors: [] };
  });
}

export const storeCreditArea: Area = {
  adminSchema: readFileSync(new URL('admin-schema.graphql', import.meta.url), 'utf8'),
  adminResolvers: { Mutation: rootFields({ storeCreditAccountCredit }) },
  customerResolvers: {
    Customer: {
      storeCreditAccounts: (
        { customer }: { readonly customer: Customer },
        args: ListArguments,
        { store },
      ) => pageOf(creditAccountsOf(store.read, customer).map(toAccount), args),
    },
  },
};
