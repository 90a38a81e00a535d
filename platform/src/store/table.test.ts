import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { column, defineTable, type RowOf } from './table.ts';

const ORDERS = defineTable('orders', {
  id: column.integer,
  shop: column.oneOf(['nl', 'us']),
  placedAt: column.text,
  cancelledAt: column.optional(column.text),
  isTest: column.flag,
  content: column.named('lines', column.json<readonly string[]>()),
});

const ORDER: RowOf<typeof ORDERS> = {
  id: 7,
  shop: 'nl',
  placedAt: '2026-11-27',
  cancelledAt: null,
  isTest: true,
  content: ['a'],
};

let sql: DatabaseSync;

beforeEach(() => {
  sql = new DatabaseSync(':memory:');
  sql.exec(`CREATE TABLE orders (id INTEGER PRIMARY KEY, shop TEXT, placed_at TEXT, cancelled_at TEXT,
    is_test INTEGER, lines TEXT, kept TEXT DEFAULT 'kept')`);
});

it('insert writes a row that find and all read', () => {
  expect(ORDERS.insert(sql, ORDER)).toBe(1);
  expect(ORDERS.find(sql, 'WHERE id = ? AND shop = ?', 7, 'nl')).toEqual(ORDER);
  expect(ORDERS.find(sql, 'WHERE id = ?', 8)).toBeNull();
  expect(ORDERS.all(sql, 'ORDER BY id')).toEqual([ORDER]);
  expect(sql.prepare('SELECT is_test, lines FROM orders').get()).toEqual({
    is_test: 1,
    lines: '["a"]',
  });
});

it('insert answers 0 for a row that is there', () => {
  ORDERS.insert(sql, ORDER);
  expect(ORDERS.insert(sql, ORDER, 'ON CONFLICT DO NOTHING')).toBe(0);
});

it('upsert writes over the row with the same key', () => {
  ORDERS.insert(sql, ORDER);
  ORDERS.upsert(sql, { ...ORDER, isTest: false, cancelledAt: '2026-11-28' }, 'id');
  expect(ORDERS.all(sql, '')).toEqual([{ ...ORDER, isTest: false, cancelledAt: '2026-11-28' }]);
});

it('update writes some columns, null among them, and leaves the others', () => {
  ORDERS.insert(sql, { ...ORDER, cancelledAt: '2026-11-28' });
  expect(ORDERS.update(sql, { content: ['b'], cancelledAt: null }, 'WHERE id = ?', 7)).toBe(1);
  expect(ORDERS.all(sql, '')).toEqual([{ ...ORDER, content: ['b'] }]);
  expect(ORDERS.update(sql, { isTest: false }, 'WHERE id = ?', 8)).toBe(0);
  expect(sql.prepare('SELECT kept FROM orders').get()).toEqual({ kept: 'kept' });
});

it('list names the columns, each after a prefix', () => {
  expect(ORDERS.list()).toBe('id, shop, placed_at, cancelled_at, is_test, lines');
  expect(ORDERS.list('o.')).toContain('o.id, o.shop, o.placed_at');
});

it.each([
  ['id', 1.5, 'column orders.id holds no integer'],
  ['shop', 'de', 'column orders.shop holds none of nl,us'],
  ['placed_at', null, 'column orders.placed_at holds no text'],
  ['cancelled_at', 8, 'column orders.cancelled_at holds no text'],
  ['is_test', 'yes', 'column orders.is_test holds no integer'],
])('read names the column %s that holds %s', (name, value, message) => {
  ORDERS.insert(sql, ORDER);
  const row = { ...sql.prepare('SELECT * FROM orders').get(), [name]: value };
  expect(() => ORDERS.read(row)).toThrow(message);
});
