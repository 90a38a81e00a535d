import { adminCalls, storefrontCalls } from './api-clients.ts';
import { authCalls } from './auth.ts';
import { buyCalls } from './buy-sdk.ts';
import type { ClientCall } from './client-call.ts';
import { contentCalls } from './content.ts';
import { contentToolCalls } from './content-tools.ts';
import { firestoreCalls } from './firestore.ts';
import { hydrogenCalls } from './hydrogen.ts';
import type { OpenPlatform } from './open-platform.ts';
import { serverFirestoreCalls } from './server-firestore.ts';

/** Clients that were written elsewhere, each with the calls that are tried. */
export const CLIENTS: Readonly<Record<string, (platform: OpenPlatform) => readonly ClientCall[]>> =
  {
    '@firebase/auth': authCalls,
    '@firebase/firestore/lite': firestoreCalls,
    '@google-cloud/firestore': serverFirestoreCalls,
    '@shopify/admin-api-client': adminCalls,
    '@shopify/hydrogen': hydrogenCalls,
    '@shopify/storefront-api-client': storefrontCalls,
    contentful: contentCalls,
    'contentful-export, contentful-import': contentToolCalls,
    'shopify-buy': buyCalls,
  };
