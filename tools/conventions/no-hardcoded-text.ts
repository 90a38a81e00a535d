import { type JSXChild, type JSXExpression, parseSync, Visitor } from 'oxc-parser';
import type { Convention } from './rule.ts';

/** Attributes that a visitor sees or hears. */
const TEXT_ATTRIBUTES = new Set([
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
/** Props of our own components, such as `submitLabel`. */
const TEXT_PROPS = /(?:Label|Title|Text)$/;
const holdsText = (name: string): boolean => TEXT_ATTRIBUTES.has(name) || TEXT_PROPS.test(name);
const isText = (text: string): boolean => /\p{L}/u.test(text);

/** Everything that a visitor reads comes from the messages of their language. */
export const noHardcodedText: Convention = {
  name: 'no-hardcoded-text',
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
        if (name.type !== 'JSXIdentifier' || !holdsText(name.name) || value === null) return;
        if (value.type === 'Literal' && typeof value.value === 'string') {
          check(value.value, value.start);
        }
        if (value.type === 'JSXExpressionContainer') checkExpression(value.expression);
      },
    }).visit(parseSync(file, source).program);
    return found;
  },
};
