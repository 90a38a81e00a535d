import { parseSync, Visitor } from 'oxc-parser';
import { type HouseRule, isCode } from './finding.ts';

/** Members that give another answer each time they are asked. */
const CHANGING = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID']);

/** The clock and chance come into the domain as arguments. */
export const pureDomain: HouseRule = {
  name: 'pure-domain',
  appliesTo: (file) =>
    isCode(file) && file.startsWith('packages/domain/src/') && !file.includes('.test.'),
  find: ({ file, source }) => {
    const found: { offset: number; reason: string }[] = [];
    new Visitor({
      MemberExpression({ object, property, start }) {
        if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
        const name = `${object.name}.${property.name}`;
        if (CHANGING.has(name))
          found.push({ offset: start, reason: `${name} comes as an argument` });
      },
      NewExpression({ callee, arguments: given, start }) {
        if (callee.type !== 'Identifier' || callee.name !== 'Date' || given.length > 0) return;
        found.push({ offset: start, reason: 'the present time comes as an argument' });
      },
    }).visit(parseSync(file, source).program);
    return found;
  },
};
