import { type ComponentType, createContext } from 'react';
import type { Card } from './card.ts';

/** What this visitor alone is told on cards; null for most. Provided by features/product. */
export const CardNoteContext = createContext<ComponentType<{ readonly card: Card }> | null>(null);
