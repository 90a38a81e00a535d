import { addressFormatOf } from '@lokke/domain/addresses';
import type { CountryCode } from '@lokke/domain/markets';
import type { Translate } from '@lokke/i18n';
import { useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useErrorText } from '../../shared/i18n/use-error-text.ts';
import type { FieldFault } from './form-reply.ts';
import { fieldOfSentence } from './form-reply.ts';
import type { FormState } from './use-form-state.ts';

interface FieldErrors {
  readonly errorsOf: (name: string) => readonly string[];
  readonly setOwnError: (name: string, error: string | null) => void;
  /** Somebody types: what was wrong before is wrong no longer. */
  readonly forget: (name: string) => void;
}

/** The errors of a form's inputs: from its last reply until they are mended, and those found while typing. */
export function useFieldErrors(state: FormState, country: CountryCode): FieldErrors {
  const t = useT();
  const textOf = useErrorText();
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const [lastState, setLastState] = useState(state);

  // A new reply speaks of all inputs anew.
  if (state.kind === 'error' && lastState !== state) {
    setLastState(state);
    setMended(new Set());
    setOwn({});
  }

  const replied = (name: string): string | null => {
    if (state.kind !== 'error' || mended.has(name)) return null;
    if (fieldOfSentence(state) === name) return textOf(state);
    const found = state.faults.find(({ field }) => field === name);
    return found === undefined ? null : fieldErrorText(t, found.fault, country);
  };
  return {
    errorsOf: (name) => {
      const error = own[name] ?? replied(name);
      return error === null ? [] : [error];
    },
    setOwnError: (name, error) =>
      setOwn(({ [name]: _, ...others }) =>
        error === null ? others : { ...others, [name]: error },
      ),
    forget: (name) => {
      if (!mended.has(name)) setMended(new Set([...mended, name]));
    },
  };
}

/** What to do about one input, in a few words. */
function fieldErrorText(
  t: Translate<'account' | 'addresses'>,
  fault: FieldFault,
  country: CountryCode,
): string {
  switch (fault) {
    case 'missing':
      return t('account.missing');
    case 'refused':
      return t('account.check');
    case 'tooLong':
      return t('addresses.fault.tooLong');
    case 'invalidPostcode': {
      const { examplePostcode: example } = addressFormatOf(country);
      return t('addresses.fault.invalidPostcode', { example });
    }
    case 'unknownProvince':
      return t('addresses.fault.unknownProvince');
    case 'invalidPhone':
      return t('addresses.fault.invalidPhone');
  }
}
