import type { CustomerProblem, Path } from './problems.ts';

const E164 = /^\+[1-9]\d{6,14}$/;

/** What people put between the digits is not kept. */
export function tidyPhone(typed: string | null | undefined): string | null {
  return (typed ?? '').replace(/[\s().-]+/g, '') || null;
}

export function checkPhone(
  typed: string | null | undefined,
  field: Path,
): readonly CustomerProblem[] {
  const phone = tidyPhone(typed);
  if (phone === null || E164.test(phone)) return [];
  return [{ code: 'INVALID', field, message: 'Phone is invalid' }];
}
