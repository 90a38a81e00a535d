import type { Screen } from './screen.ts';

const TITLES = {
  home: 'professional.home.title',
  login: 'professional.login.title',
  register: 'professional.register.title',
  forgot: 'account.forgot.title',
  reset: 'account.reset.title',
  verify: 'professional.verify.title',
} as const satisfies Readonly<Record<Screen['kind'], string>>;

export function titleKeyOf(kind: Screen['kind']) {
  return TITLES[kind];
}
