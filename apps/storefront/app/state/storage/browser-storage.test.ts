import { expect, it } from 'vitest';
import { createValueStorage } from './browser-storage.ts';
import { createArea } from './memory-storage.test-kit.ts';
import { sharedValues } from './stored-values.ts';

const value = sharedValues.localUser;

const full: Storage = {
  ...createArea(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

function refuse(): never {
  throw new DOMException('no', 'SecurityError');
}

it.each([
  ['full', () => full],
  ['blocked', refuse],
] as const)('what a browser does not store, being %s, is known until it is removed', (_, area) => {
  const { writeStored, readStored, removeStored } = createValueStorage(area);
  expect(writeStored(value, 'anna@example.com')).toBe(false);
  expect(readStored(value)).toBe('anna@example.com');
  removeStored(value);
  expect(readStored(value)).toBeNull();
});

it('what is stored again is taken from the browser, where other tabs change it', () => {
  const area = createArea();
  let isFull = true;
  const { writeStored, readStored } = createValueStorage(() => (isFull ? full : area));
  writeStored(value, 'anna@example.com');
  isFull = false;
  expect(writeStored(value, 'bea@example.com')).toBe(true);
  area.setItem(value.key, 'carla@example.com');
  expect(readStored(value)).toBe('carla@example.com');
});
