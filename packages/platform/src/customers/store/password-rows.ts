import { type Sql, textColumnOrNull } from '../../store/index.ts';
import type { Customer } from '../customer.ts';

type Who = Pick<Customer, 'id'>;

export function readPasswordHash(sql: Sql, { id }: Who): string | null {
  const row = sql.prepare('SELECT password_hash FROM customers WHERE id = ?').get(id);
  return row === undefined ? null : textColumnOrNull(row, 'password_hash');
}

export function writePasswordHash(sql: Sql, { id }: Who, passwordHash: string): void {
  sql.prepare('UPDATE customers SET password_hash = ? WHERE id = ?').run(passwordHash, id);
}
