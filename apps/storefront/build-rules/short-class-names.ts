import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIGNS = `${LETTERS}0123456789_-`;
const LENGTH = 4;

/**
 * A class of a CSS module by file and name, in four signs: it stands in the styles, the script and each page, and
 * chance compresses badly. The same file and name give the same class in every build, for browser and server.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const owner = `${relative(root, file)} .${name}`;
    const digest = createHash('sha256').update(owner).digest();
    const className = Array.from({ length: LENGTH }, (_, index) => {
      const signs = index === 0 ? LETTERS : SIGNS;
      return signs.charAt((digest[index] ?? 0) % signs.length);
    }).join('');
    const other = owners.get(className) ?? owner;
    if (other !== owner) throw new Error(`“${owner}” and “${other}” get the same class name.`);
    owners.set(className, owner);
    return className;
  };
}
