/**
 * Where the demo's pictures would be on a hosted shop. The importer knows this address and lets the
 * platform serve the same files; any other address stays what it is.
 */
export const DEMO_MEDIA_BASE = 'https://cdn.lokke.example/files/';
