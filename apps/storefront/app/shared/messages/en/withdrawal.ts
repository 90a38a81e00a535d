export const withdrawal = {
  'withdrawal.title': 'Withdraw from a purchase',
  'withdrawal.intro':
    'You have 14 days from the day your parcel arrives, and need give no reason. You do not have to log in.',
  'withdrawal.more': 'How withdrawing works',
  'withdrawal.name': 'Name',
  'withdrawal.orderNumber': 'Order number',
  'withdrawal.hint': 'It is in the subject of your confirmation e-mail: #1001.',
  'withdrawal.items': 'Products',
  'withdrawal.itemsHint': 'Leave it empty to withdraw from the whole order.',
  'withdrawal.next': 'Withdraw from contract',
  'withdrawal.review': 'Is this right?',
  'withdrawal.reviewText':
    'With the next button you withdraw. We confirm it by e-mail, with date and time.',
  'withdrawal.all': 'The whole order',
  'withdrawal.confirm': 'Confirm withdrawal',
  'withdrawal.change': 'Change something',
  'withdrawal.done': 'You have withdrawn',
  'withdrawal.doneText':
    'We received it on {date} at {time} (UTC). A confirmation is on its way to {email}: keep it.',
  'withdrawal.then': 'What happens now',
  'withdrawal.byLetter': 'Write to us: an e-mail with your name and your order number is enough.',
  'withdrawal.contact': 'To the e-mail address',
} as const;
