export { MarketsPage as default } from '../features/shell/market-list.tsx';
