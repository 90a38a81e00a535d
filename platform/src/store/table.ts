import type { SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';

/** Prepares statements, cached by their text. */
export interface Sql {
  prepare(text: string): StatementSync;
}

export type Row = Readonly<Record<string, SQLOutputValue>>;

/** Translation of one column. `read` throws for what the column must not hold, so a corrupt file is noticed. */
interface Column<Value> {
  read(stored: SQLOutputValue | undefined, name: string): Value;
  write(value: Value): SQLInputValue;
  /** Name in the table, where it is not the property's in snake case. */
  readonly name?: string;
  /** Functions of SQL through which a value goes into the table and comes out. */
  readonly through?: { readonly write: string; readonly read?: string };
}

type Columns = Readonly<Record<string, Column<unknown>>>;
type Values<Shape extends Columns> = {
  readonly [Name in keyof Shape]: ReturnType<Shape[Name]['read']>;
};

/** Object that a table keeps as a row: `RowOf<typeof ORDERS>`. */
export type RowOf<Described extends { read(row: Row): unknown }> = ReturnType<Described['read']>;

const text: Column<string> = {
  read(stored, name) {
    if (typeof stored !== 'string') throw new TypeError(`column ${name} holds no text`);
    return stored;
  },
  write: (value) => value,
};

const integer: Column<number> = {
  read(stored, name) {
    if (typeof stored === 'number' && Number.isSafeInteger(stored)) return stored;
    throw new TypeError(`column ${name} holds no integer`);
  },
  write: (value) => value,
};

/** Reads a column of a statement of one's own. */
export const textColumn = (row: Row, name: string): string => text.read(row[name], name);
export const integerColumn = (row: Row, name: string): number => integer.read(row[name], name);

/** Text that nobody reads in a copy of the database. */
const sealed: Column<string> = { ...text, through: { write: 'seal', read: 'unseal' } };

/** Secret of which a hash is kept, which nobody compares with guesses in a copy of the database. */
const hashed: Column<string> = { ...text, through: { write: 'keyed_hash' } };

/** Boolean, kept as 0 or 1. */
const flag: Column<boolean> = {
  read: (stored, name) => integer.read(stored, name) === 1,
  write: (value) => (value ? 1 : 0),
};

function optional<Value>({ read, write, ...named }: Column<Value>): Column<Value | null> {
  return {
    ...named,
    read: (stored, name) => (stored === null ? null : read(stored, name)),
    write: (value) => (value === null ? null : write(value)),
  };
}

/** A column whose name is not that of its property. */
function columnNamed<Value>(name: string, column: Column<Value>): Column<Value> {
  return { ...column, name };
}

/** Text that is one of a few words. */
function oneOf<const Word extends string>(words: readonly Word[]): Column<Word> {
  return {
    read(stored, name) {
      const word = words.find((known) => known === stored);
      if (word === undefined) throw new TypeError(`column ${name} holds none of ${words}`);
      return word;
    },
    write: (value) => value,
  };
}

/** JSON of a value. `keepParsed` as the parser spares rows that every request reads. */
function json<Value>(parse: (written: string) => Value = JSON.parse): Column<Value> {
  return {
    read: (stored, name) => parse(text.read(stored, name)),
    write: (value) => JSON.stringify(value),
  };
}

/** Kinds of columns. */
export const column = {
  text,
  integer,
  flag,
  oneOf,
  json,
  optional,
  sealed,
  hashed,
  named: columnNamed,
};

/**
 * Describes a table once, for the statements that read and write whole rows: the property `placedAt` is the column
 * `placed_at`. A `tail` is what follows in the statement, such as `WHERE shop = ? ORDER BY id`, with its parameters
 * after it. Columns that are not described are left alone.
 */
export function defineTable<Shape extends Columns>(table: string, shape: Shape) {
  const columns = Object.entries(shape).map(([property, column]) => {
    const snakeCase = property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return { property, column, name: column.name ?? snakeCase };
  });
  const list = (prefix = '') =>
    columns
      .map(({ name, column }) => {
        const read = column.through?.read;
        return read === undefined ? prefix + name : `${read}(${prefix}${name}) AS ${name}`;
      })
      .join(', ');
  const names = columns.map(({ name }) => name).join(', ');
  const values = columns.map(placeholderOf).join(', ');
  const select = `SELECT ${list()} FROM ${table} `;
  const insertion = `INSERT INTO ${table} (${names}) VALUES (${values}) `;

  function read(row: Row): Values<Shape> {
    const entries = columns.map(({ property, column, name }) => {
      return [property, column.read(row[name], `${table}.${name}`)] as const;
    });
    return Object.fromEntries(entries) as Values<Shape>;
  }

  /** Answers how many rows were written: 0 where the tail is `ON CONFLICT DO NOTHING`, and there was one. */
  function insert(sql: Sql, value: Values<Shape>, tail = ''): number {
    const stored = columns.map(({ property, column }) => column.write(value[property]));
    return Number(sql.prepare(insertion + tail).run(...stored).changes);
  }

  return {
    read,
    insert,
    /** Columns for a SELECT of one's own, each after the prefix: `list('orders.')`. */
    list,
    find(sql: Sql, tail: string, ...parameters: readonly SQLInputValue[]): Values<Shape> | null {
      const row = sql.prepare(select + tail).get(...parameters);
      return row === undefined ? null : read(row);
    },
    all(sql: Sql, tail: string, ...parameters: readonly SQLInputValue[]): readonly Values<Shape>[] {
      return sql
        .prepare(select + tail)
        .all(...parameters)
        .map(read);
    },
    /** Inserts the row, or writes it over the one with the same values in the columns of the key. */
    upsert(sql: Sql, value: Values<Shape>, ...key: readonly (keyof Shape & string)[]): void {
      const namesOf = (isKey: boolean) =>
        columns.filter(({ property }) => key.includes(property) === isKey).map(({ name }) => name);
      const changes = namesOf(false).map((name) => `${name} = excluded.${name}`);
      insert(sql, value, `ON CONFLICT (${namesOf(true)}) DO UPDATE SET ${changes}`);
    },
    /** Writes some columns of the rows that the tail names. Answers how many there were. */
    update(
      sql: Sql,
      changes: Partial<Values<Shape>>,
      tail: string,
      ...parameters: readonly SQLInputValue[]
    ): number {
      const changed = columns.filter(({ property }) => changes[property] !== undefined);
      const stored = changed.map(({ property, column }) => column.write(changes[property]));
      const assignments = changed.map((one) => `${one.name} = ${placeholderOf(one)}`).join(', ');
      const statement = sql.prepare(`UPDATE ${table} SET ${assignments} ${tail}`);
      return Number(statement.run(...stored, ...parameters).changes);
    },
  };
}

function placeholderOf({ column }: { readonly column: Column<unknown> }): string {
  return column.through === undefined ? '?' : `${column.through.write}(?)`;
}
