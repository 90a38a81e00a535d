import type { withdrawal as source } from '../en/withdrawal.ts';
import type { Translation } from '../message.ts';

export const withdrawal = {
  'withdrawal.title': 'Een aankoop herroepen',
  'withdrawal.intro':
    'Je hebt 14 dagen vanaf de dag waarop je pakket aankomt, en hoeft geen reden te geven. Inloggen hoeft niet.',
  'withdrawal.more': 'Zo werkt herroepen',
  'withdrawal.name': 'Naam',
  'withdrawal.orderNumber': 'Bestelnummer',
  'withdrawal.hint': 'Het staat in het onderwerp van je bevestigingsmail: #1001.',
  'withdrawal.items': 'Producten',
  'withdrawal.itemsHint': 'Laat dit leeg om de hele bestelling te herroepen.',
  'withdrawal.next': 'Overeenkomst herroepen',
  'withdrawal.review': 'Klopt dit?',
  'withdrawal.reviewText':
    'Met de volgende knop herroep je. We bevestigen het per e-mail, met datum en tijd.',
  'withdrawal.all': 'De hele bestelling',
  'withdrawal.confirm': 'Herroeping bevestigen',
  'withdrawal.change': 'Iets wijzigen',
  'withdrawal.done': 'Je hebt herroepen',
  'withdrawal.doneText':
    'We hebben het ontvangen op {date} om {time} (UTC). Er is een bevestiging onderweg naar {email}: bewaar die.',
  'withdrawal.then': 'Wat er nu gebeurt',
  'withdrawal.byLetter': 'Schrijf ons: een e-mail met je naam en je bestelnummer is genoeg.',
  'withdrawal.contact': 'Naar het e-mailadres',
} satisfies Translation<typeof source>;
