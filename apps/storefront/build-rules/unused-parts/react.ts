import { leftOut } from './left-out.ts';
import type { UnusedParts } from './unused-parts.ts';

const REACT: UnusedParts = {
  file: '/react/cjs/react.production.js',
  digest: '0b5529981841afa1b58c76ba85c29bb681ff5f07cd8cde6a10b967d3915b8e1c',
  statements: [
    'exports.Activity =',
    'exports.Children =',
    'exports.Profiler =',
    'exports.PureComponent =',
    'exports.ViewTransition =',
    'exports.__COMPILER_RUNTIME =',
    'exports.addTransitionType =',
    'exports.cache =',
    'exports.cacheSignal =',
    'exports.unstable_useCacheRefresh =',
    'exports.useActionState =',
  ],
};

const REACT_DOM: UnusedParts = {
  file: '/react-dom/cjs/react-dom.production.js',
  digest: '7a05d7f7bb2b02aae84018a88d4815a2181eef48d2cb8172d403eaa2b131eefd',
  // What a page needs is announced in its HTML and its headers, and forms are sent by the router or by themselves.
  statements: [
    'exports.browser =',
    'exports.preconnect =',
    'exports.prefetchDNS =',
    'exports.preinit =',
    'exports.preinitModule =',
    'exports.preload =',
    'exports.preloadModule =',
    'exports.requestFormReset =',
    'exports.useFormState =',
    'exports.useFormStatus =',
  ],
};

const REACT_DOM_CLIENT: UnusedParts = {
  file: '/react-dom/cjs/react-dom-client.production.js',
  digest: 'a319b413b7a19ee34422d9a12a8e7afd003c07846716d278ba1a0898e8cb6251',
  kinds: [
    { tag: 12, type: 'REACT_PROFILER_TYPE' },
    { tag: 19, type: 'REACT_SUSPENSE_LIST_TYPE' },
    { tag: 23, type: 'REACT_LEGACY_HIDDEN_TYPE' },
    { tag: 30, type: 'REACT_VIEW_TRANSITION_TYPE' },
    { tag: 31, type: 'REACT_ACTIVITY_TYPE' },
  ],
  // Only a <ViewTransition> makes the first one true, and only it reads the second.
  constants: ['shouldStartViewTransition', 'viewTransitionMutationContext'],
  functions: {
    // They look for a <ViewTransition> in what goes.
    commitExitViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    // They tell a fragment with a ref what has come to it and gone.
    FragmentInstance: leftOut('A ref on a fragment'),
    commitNewChildToFragmentInstances: '',
    commitFragmentInstanceInsertionEffects: '',
    commitFragmentInstanceDeletionEffects: '',
    // The path of components to where an error was thrown: no report of the shop carries it.
    getStackByFiberInDevAndProd: 'return ""',
    // A form is sent by itself, by the router or by its own listener, never by a function as its action.
    mountActionState: leftOut('useActionState'),
    updateActionState: '',
    rerenderActionState: '',
    extractEvents$1: '',
    startHostTransition: '',
    TransitionAwareHostComponent: '',
    useHostTransitionStatus: leftOut('useFormStatus'),
    // How the browser shows that an asynchronous transition lasts: the shop has none.
    defaultOnDefaultTransitionIndicator: '',
    // No stylesheet has a precedence, and only a <ViewTransition> waits for its pictures.
    suspendResource: leftOut('A stylesheet with a precedence'),
    insertStylesheet: leftOut('A stylesheet with a precedence'),
    suspendInstance: '',
    waitForCommitToBeReady: 'return null',
    // What the exports of these names would call.
    preconnectAs: '',
    preload: '',
    preloadModule: '',
    preinitStyle: '',
    preinitScript: '',
    preinitModuleScript: '',
  },
  // What React throws to itself.
  marks: [
    'HydrationMismatchException',
    'SelectiveHydrationException',
    'SuspenseActionException',
    'SuspenseException',
    'SuspenseyCommitException',
  ],
  statements: ['FragmentInstance.prototype.', 'exports.createRoot ='],
};

export const UNUSED_IN_REACT: readonly UnusedParts[] = [REACT, REACT_DOM, REACT_DOM_CLIENT];
