import { expect, test } from 'vitest';
import { withNamedClasses } from './class-names.ts';

test('a class is read by its name, where a module can export that', () => {
  const code = [
    "import styles from './card.module.css';",
    "import rowStyles from './row.module.css';",
    "const both = [styles['card'], rowStyles['row']];",
    "const kept = [styles['new'], styles['is-wide'], styles[name]];",
  ].join('\n');
  expect(withNamedClasses(code)).toBe(
    [
      "import styles from './card.module.css'; import * as styles_ from './card.module.css';",
      "import rowStyles from './row.module.css'; import * as rowStyles_ from './row.module.css';",
      'const both = [styles_.card  , rowStyles_.row  ];',
      "const kept = [styles['new'], styles['is-wide'], styles[name]];",
    ].join('\n'),
  );
});
