/**
 * Sentences of spec §8 that never travel: thrown by contexts, or written to the log.
 * Those that a reducer throws stand beside it, in the domain.
 */
export const PROGRAMME_SENTENCES = {
  settingsContextMissing: 'Settings context can only be used within context provider',
  uiContextMissing: 'useUI must be used within a UIProvider',
  globalModulesContextMissing: 'useGlobalModules must be used within a GlobalModulesProvider',
  unknownUiAction: 'no action',
  noLocale: 'No locale parameter',
  dataLayerFailed: 'There was an error sending data to the tag-manager service',
} as const;

export type ProgrammeSentence = keyof typeof PROGRAMME_SENTENCES;
