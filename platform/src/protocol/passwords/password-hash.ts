import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { requestError } from '../graphql/errors.ts';
import { createWorkQueue, QueueFullError } from '../work-queue/work-queue.ts';

export interface PasswordCost {
  readonly cost: number;
  readonly blockSize: number;
  readonly parallelization: number;
}

/** 32 MB and three rounds for each guess. */
export const STRONG_COST: PasswordCost = { cost: 32_768, blockSize: 8, parallelization: 3 };

const SALT_IN_BYTES = 16;
const KEY_IN_BYTES = 32;

// Hashing runs beside the event loop, on threads that files and images need as well.
const queue = createWorkQueue({ concurrency: 2, maxQueued: 200 });

function scryptKey(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  // Unicode normalisation, for input from different keyboards.
  const text = password.normalize('NFC');
  const maxmem = 256 * cost.cost * cost.blockSize;
  scrypt(text, salt, KEY_IN_BYTES, { ...cost, maxmem }, (error, key) => {
    if (error === null) resolve(key);
    else reject(error);
  });
  return promise;
}

async function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  try {
    return await queue.run(() => scryptKey(password, salt, cost));
  } catch (error) {
    if (error instanceof QueueFullError) throw requestError('THROTTLED', 'Throttled');
    throw error;
  }
}

/** `scrypt$cost$blockSize$parallelization$salt$key`: costs may rise, old hashes stay good. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_IN_BYTES);
  const key = await derive(password, salt, cost);
  return [
    'scrypt',
    cost.cost,
    cost.blockSize,
    cost.parallelization,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}

function parse(passwordHash: string) {
  const [name, cost, blockSize, parallelization, salt, key] = passwordHash.split('$');
  if (name !== 'scrypt' || salt === undefined || key === undefined) {
    throw new TypeError('this is no password hash');
  }
  return {
    cost: {
      cost: Number(cost),
      blockSize: Number(blockSize),
      parallelization: Number(parallelization),
    },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/** Takes the same time without a hash, against account enumeration. */
export async function isPasswordRight(
  password: string,
  passwordHash: string | null,
  cost: PasswordCost,
): Promise<boolean> {
  if (passwordHash === null) {
    await derive(password, randomBytes(SALT_IN_BYTES), cost);
    return false;
  }
  const known = parse(passwordHash);
  const key = await derive(password, known.salt, known.cost);
  return timingSafeEqual(key, known.key);
}
