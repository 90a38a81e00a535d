export { QuickAddProvider } from './quick-add-provider.tsx';
