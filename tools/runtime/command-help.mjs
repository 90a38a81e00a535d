import { readFileSync } from 'node:fs';

const FLAGS = new Set(['--help', '-h', 'help']);

/**
 * Returns the comment at the head of a command's file when the arguments ask for help; null where the command has to
 * run, since it prints a list of its own (its comment says so by `-- help`).
 * @param {string} path
 * @param {readonly string[]} args
 * @returns {string | null}
 */
export function helpOf(path, args) {
  const asked = args.find((arg) => FLAGS.has(arg));
  if (asked === undefined) return null;
  const head = /^(\/\/.*\n)+/.exec(readFileSync(path, 'utf8'))?.[0] ?? '';
  return head === '' || head.includes('-- help')
    ? null
    : head.replaceAll(/^\/\/ ?/gm, '').trimEnd();
}
