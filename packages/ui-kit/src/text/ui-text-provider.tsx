import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { ENGLISH_UI_TEXT, type Locale, type UiText } from './ui-text';

interface Words {
  locale: Locale;
  text: UiText;
}

const UiTextContext = createContext<Words>({ locale: 'en', text: ENGLISH_UI_TEXT });

export interface UiTextProviderProps {
  locale: Locale;
  /** Texts that replace the English ones. */
  text?: Partial<UiText>;
  children: ReactNode;
}

/** Sets the language of the kit: its own texts, digits, amounts and times. */
export function UiTextProvider({ locale, text, children }: UiTextProviderProps) {
  const words = useMemo(() => ({ locale, text: { ...ENGLISH_UI_TEXT, ...text } }), [locale, text]);
  return <UiTextContext value={words}>{children}</UiTextContext>;
}

/** The kit's texts and locale; English outside a provider. */
export const useUiText = (): Words => useContext(UiTextContext);
