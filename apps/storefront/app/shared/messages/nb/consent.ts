import type { consent as source } from '../en/consent.ts';
import type { Translation } from '../message.ts';

export const consent = {
  'consent.title': 'Informasjonskapsler',
  'consent.text':
    'De som tar vare på handlekurven og innloggingen din, er nødvendige. Resten ville vise oss hvilke sider som hjelper, og la oss skrive til deg om det du har sett på. De kommer bare hvis du sier ja, og nederst på hver side kan du ombestemme deg.',
  'consent.accept': 'Godta alle',
  'consent.refuse': 'Bare nødvendige',
  'consent.now.accepted': 'Du har godtatt alle informasjonskapsler.',
  'consent.now.refused': 'Du har holdt deg til de nødvendige.',
} satisfies Translation<typeof source>;
