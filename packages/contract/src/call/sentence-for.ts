import type { CallFailure } from './call-api.ts';

/** spec §8: errors shown come from the server's error field, else the exception message, else a default. */
export function sentenceFor(failure: CallFailure, defaultSentence: string): string {
  switch (failure.kind) {
    case 'invalid':
      return failure.sentence;
    case 'refused':
      return failure.serverSentence ?? failure.statusText;
    case 'network':
      return failure.message === '' ? defaultSentence : failure.message;
    case 'unreadable':
      return defaultSentence;
  }
}
