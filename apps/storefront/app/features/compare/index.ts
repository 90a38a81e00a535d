export { CompareProvider } from './compare-provider.tsx';
