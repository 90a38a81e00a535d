import type { Records } from './shared-state.ts';

/** Place of records; one that cannot be read now is undefined, one that was never written null. */
export interface RecordStore {
  readonly read: (name: string) => Promise<Buffer | null | undefined>;
  readonly write: (name: string, value: Buffer) => Promise<unknown>;
}

/** Answers from memory while the store is out. */
export function createRecords(
  store: RecordStore | null,
  onError: (error: unknown) => void,
): Records {
  const memory = new Map<string, Buffer>();
  return {
    async read(name) {
      const found = await store?.read(name);
      if (found === undefined) return memory.get(name) ?? null;
      if (found === null) memory.delete(name);
      else memory.set(name, found);
      return found;
    },
    async write(name, value) {
      memory.set(name, value);
      await store?.write(name, value).catch(onError);
    },
  };
}

export function isErrorOf(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
