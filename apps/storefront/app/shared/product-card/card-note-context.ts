import { type ComponentType, createContext } from 'react';
import type { Card } from './card.ts';

/** Note that cards show this visitor alone; null for most. Provided by features/product. */
export const CardNoteContext = createContext<ComponentType<{ readonly card: Card }> | null>(null);
