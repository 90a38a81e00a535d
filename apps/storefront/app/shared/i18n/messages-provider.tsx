import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Messages } from '../messages/messages.ts';
import { regional } from '../messages/regional.ts';
import { createTranslate, type Translate } from './translate.ts';

interface Texts {
  readonly messages: Messages;
  readonly translate: Translate;
}

const TextsContext = createContext<Texts | null>(null);

interface MessagesProviderProps {
  readonly messages: Messages;
  readonly languageTag: string;
  readonly children: ReactNode;
}

export function MessagesProvider({ messages, languageTag, children }: MessagesProviderProps) {
  const texts = useMemo(() => {
    const own = { ...messages, ...regional[languageTag] };
    return { messages: own, translate: createTranslate(own, languageTag) };
  }, [messages, languageTag]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

export function useT(): Translate {
  return useTexts().translate;
}

export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('useT must be used within a MessagesProvider');
  return texts;
}
