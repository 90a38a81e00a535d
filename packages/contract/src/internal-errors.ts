/**
 * Messages of spec §8 that are never sent to a client: thrown by contexts, or logged.
 * Those of reducers stand beside them in `domain`.
 */
export const INTERNAL_ERRORS = {
  settingsContextMissing: 'Settings context can only be used within context provider',
  uiContextMissing: 'useUI must be used within a UIProvider',
  globalModulesContextMissing: 'useGlobalModules must be used within a GlobalModulesProvider',
  unknownUiAction: 'no action',
  dataLayerFailed: 'There was an error sending data to the tag-manager service',
} as const;
