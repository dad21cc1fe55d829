export { EraseProvider } from './erasure/erase-provider';
export { ContactPanelPart } from './components/late-parts';
