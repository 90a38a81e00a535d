import { type JSXChild, type JSXExpression, parseSync, Visitor } from 'oxc-parser';
import type { HouseRule } from './finding.ts';

/** What a visitor sees or hears of an element besides its content. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
/** Our own components are told such texts under names like `submitLabel`. */
const TOLD = /(?:Label|Title|Text)$/;
const isSpoken = (name: string): boolean => SPOKEN.has(name) || TOLD.test(name);
/** The same in every language. */
const NAMES = new Set(['LOKKE', 'LOKKE Professional']);

const isText = (text: string): boolean => /\p{L}/u.test(text) && !NAMES.has(text.trim());

/** Everything that a visitor reads comes from the messages of their language. */
export const textsFromCatalogue: HouseRule = {
  name: 'texts-from-catalogue',
  appliesTo: (file) =>
    file.startsWith('apps/storefront/app/') && file.endsWith('.tsx') && !file.includes('.test.'),
  find: ({ file, source }) => {
    const found: { offset: number; reason: string }[] = [];
    const check = (text: string, offset: number) => {
      if (isText(text))
        found.push({ offset, reason: `“${text.trim()}” belongs in packages/i18n/messages` });
    };
    const checkExpression = (expression: JSXExpression) => {
      switch (expression.type) {
        case 'Literal':
          if (typeof expression.value === 'string') check(expression.value, expression.start);
          return;
        case 'TemplateLiteral':
          for (const { value, start } of expression.quasis) check(value.raw, start);
          return;
        case 'ConditionalExpression':
          checkExpression(expression.consequent);
          checkExpression(expression.alternate);
          return;
        case 'LogicalExpression':
          checkExpression(expression.right);
      }
    };
    const checkChildren = (children: readonly JSXChild[]) => {
      for (const child of children) {
        if (child.type === 'JSXExpressionContainer') checkExpression(child.expression);
      }
    };
    new Visitor({
      JSXText: ({ value, start }) => check(value, start),
      JSXElement: ({ children }) => checkChildren(children),
      JSXFragment: ({ children }) => checkChildren(children),
      JSXAttribute({ name, value }) {
        if (name.type !== 'JSXIdentifier' || !isSpoken(name.name) || value === null) return;
        if (value.type === 'Literal' && typeof value.value === 'string') {
          check(value.value, value.start);
        }
        if (value.type === 'JSXExpressionContainer') checkExpression(value.expression);
      },
    }).visit(parseSync(file, source).program);
    return found;
  },
};
