import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useGlobalModules } from './global-modules/global-modules-provider.tsx';
import { useShopState } from './shop-state/shop-state-provider.tsx';
import { useUI } from './ui/ui-provider.tsx';

function Uses({ hook }: { readonly hook: () => unknown }): ReactNode {
  hook();
  return null;
}

test.each([
  ['shop state', useShopState, 'Settings context can only be used within context provider'],
  ['UI', useUI, 'useUI must be used within a UIProvider'],
  [
    'global modules',
    useGlobalModules,
    'useGlobalModules must be used within a GlobalModulesProvider',
  ],
])('the %s context says so when it is used outside its provider', (_name, hook, message) => {
  expect(() => renderToString(<Uses hook={hook} />)).toThrow(message);
});
