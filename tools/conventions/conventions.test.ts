import { describe, expect, it } from 'vitest';
import { checkConventions } from './check-conventions.ts';

const rulesOf = (file: string, source: string) =>
  checkConventions({ file, source }).map(({ rule }) => rule);
const DOMAIN = 'packages/domain/src/cart/a.ts';
const PAGE = 'apps/storefront/app/features/cart/a.tsx';
const CSS = 'apps/storefront/app/ui/button.module.css';

const BROKEN: readonly (readonly [string, string, string])[] = [
  ['small-files', 'tools/a.ts', 'x\n'.repeat(251)],
  ['small-files', CSS, 'a{}\n'.repeat(251)],
  ['small-functions', 'tools/a.ts', `const f = () => {${'x;\n'.repeat(100)}};`],
  ['named-subjects', 'packages/domain/src/utils/index.ts', ''],
  ['named-subjects', 'packages/domain/src/cart/helpers.test.ts', ''],
  ['named-subjects', 'apps/storefront/app/shared/common.ts', ''],
  ['kebab-case-folders', 'packages/domain/src/giftWithPurchase/index.ts', ''],
  ['pure-domain', DOMAIN, 'const now = Date.now();'],
  ['pure-domain', DOMAIN, 'const x = Math.random();'],
  ['pure-domain', DOMAIN, 'const now = new Date();'],
  ['pure-domain', DOMAIN, 'const pick = Math.random;'],
  ['colours-from-tokens', CSS, '.a { color: #20141f; }'],
  ['colours-from-tokens', CSS, '.a { border: 1px solid #fff; }'],
  ['colours-from-tokens', CSS, '.a { color: RGB(0 0 0 / 50%); }'],
  ['colours-from-tokens', 'apps/storefront/app/ui/icon.tsx', `const fill = '#a8481f';`],
  ['colours-from-tokens', 'platform/src/console/console.css', 'a{color:#fffc}'],
  ['hover-media-query', CSS, '@media print { .a { color: red } } .b,\n.c:hover { color: red; }'],
  ['colons-by-language', PAGE, `const a = \`\${b}: \${c}\`;`],
  ['no-hardcoded-text', PAGE, 'const a = <p>Hello</p>;'],
  ['no-hardcoded-text', PAGE, `const a = <p>{'Hello'}</p>;`],
  ['no-hardcoded-text', PAGE, 'const a = <p>{`pieces`}</p>;'],
  ['no-hardcoded-text', PAGE, `const a = <p>{isNew ? 'New' : t('x')}</p>;`],
  ['no-hardcoded-text', PAGE, `const a = <>{isNew && 'New'}</>;`],
  ['no-hardcoded-text', PAGE, 'const a = <img alt="A bottle" />;'],
  ['no-hardcoded-text', PAGE, 'const a = <Form submitLabel="Send" />;'],
  ['no-hardcoded-text', PAGE, `const a = <nav aria-label={'Menu'} />;`],
  ['no-todo', DOMAIN, '// TODO later'],
  ['clear-comments', DOMAIN, '/** What is left of a line. */'],
  ['clear-comments', DOMAIN, '/**\n * Of a line.\n */'],
  ['clear-comments', DOMAIN, '// It may have ended meanwhile.'],
  ['verbs-for-functions', DOMAIN, 'function made() {}'],
  ['verbs-for-functions', DOMAIN, 'const asked = () => 1;'],
  ['no-forced-types', DOMAIN, 'const x = y as unknown as Z;'],
  ['no-forced-types', DOMAIN, '// @ts-ignore'],
  ['no-spread-literals', DOMAIN, 'const a = { ...{ b, c }, d };'],
  ['no-spread-literals', DOMAIN, "const a = [...['b', 'c'], d];"],
  ['no-spread-literals', DOMAIN, 'const a = [d, ...[b]];'],
  ['no-spread-literals', DOMAIN, "const a = [...(['b'] as const), d] as const;"],
  ['real-modules-in-tests', 'packages/contract/src/a.test.ts', `vi.mock('./call.ts');`],
  [
    'real-modules-in-tests',
    'packages/contract/src/a.test.ts',
    `vi.mock(import('@lokke/domain/x'));`,
  ],
  ['no-fixed-waits', 'e2e/buy.spec.ts', 'await page.waitForTimeout(500);'],
];

const FINE: readonly (readonly [string, string])[] = [
  [PAGE, `const a = <p className="x" id="y">{t('a.b')} · {1}</p>;`],
  [PAGE, 'const a = <img alt="" title={title} />;'],
  [CSS, '/* :hover { */ @media (hover: hover) { .a:hover { color: red; .b:hover { margin: 0 } } }'],
  ['apps/storefront/app/ui/a.test.tsx', 'const a = <p>Hello</p>;'],
  ['tools/a.ts', 'x\n'.repeat(250)],
  ['tools/a.ts', `const f = () => {${'x;\n'.repeat(99)}};`],
  ['tools/a.test.ts', `describe('a', () => {${'x;\n'.repeat(200)}});`],
  ['platform/src/demo/texts.ts', 'x\n'.repeat(400)],
  [DOMAIN, 'const date = new Date(instant);'],
  [DOMAIN, '// Date.now() would make this impure'],
  [DOMAIN, '/** Quantity that is left. */'],
  [DOMAIN, 'const a = [...b, ...[1, 2].map(double)]; const f = (...[c]) => ({ ...c });'],
  [DOMAIN, '// Returns the first line,\n// which may be the last.'],
  [DOMAIN, 'const feed = () => 1; const added = lines.length; function isMade() {}'],
  ['platform/src/shopify/cart/a.ts', 'const now = new Date();'],
  ['apps/storefront/app/styles/tokens.css', ':root { --ink: #20141f; }'],
  [CSS, '.a { color: var(--ink); background: color-mix(in oklab, var(--ink) 8%, transparent); }'],
  ['apps/storefront/app/features/shell/skip-link.tsx', '<a href="#main">'],
  ['apps/storefront/app/features/shell/skip-link.tsx', '<a href="#add">'],
  ['apps/storefront/app/shared/order.ts', 'const a = 1; // an order: `#1001`'],
  ['tools/conventions/pattern-rules.ts', 'as unknown as'],
];

describe('the conventions', () => {
  it.each(BROKEN)('report %s in %s (case %#)', (rule, file, source) => {
    expect(rulesOf(file, source)).toEqual([rule]);
  });

  it.each(FINE)('let %s pass (case %#)', (file, source) => {
    expect(rulesOf(file, source)).toEqual([]);
  });

  it('name the line', () => {
    expect(checkConventions({ file: DOMAIN, source: '\n\nDate.now();' })).toEqual([
      { rule: 'pure-domain', file: DOMAIN, line: 3, reason: 'Date.now comes as an argument' },
    ]);
  });
});
