export type StatementSubject = 'cancellation' | 'withdrawal';

/** Texts of each statement; they differ in nothing but what is stated. */
export const STATEMENT_TEXTS = {
  cancellation: {
    title: 'cancellation.title',
    intro: 'cancellation.intro',
    more: 'cancellation.more',
    next: 'cancellation.next',
    reviewText: 'cancellation.reviewText',
    all: 'cancellation.all',
    confirm: 'cancellation.confirm',
    done: 'cancellation.done',
    doneText: 'cancellation.doneText',
    afterwards: 'cancellation.then',
    byLetter: 'cancellation.byLetter',
    items: 'cancellation.items',
    itemsHint: 'cancellation.itemsHint',
  },
  withdrawal: {
    title: 'withdrawal.title',
    intro: 'withdrawal.intro',
    more: 'withdrawal.more',
    next: 'withdrawal.next',
    reviewText: 'withdrawal.reviewText',
    all: 'withdrawal.all',
    confirm: 'withdrawal.confirm',
    done: 'withdrawal.done',
    doneText: 'withdrawal.doneText',
    afterwards: 'withdrawal.then',
    byLetter: 'withdrawal.byLetter',
    items: 'withdrawal.items',
    itemsHint: 'withdrawal.itemsHint',
  },
} as const;
