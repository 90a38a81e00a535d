import type { MessageCatalogue } from '../../../../protocol/index.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nb from './nb.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };

export const CONTACT_MESSAGES: MessageCatalogue<typeof en> = {
  area: 'contact',
  texts: { nl, fr, en, de, es, nb, sv },
};
