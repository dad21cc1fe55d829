export { ExportPanel } from './components/export-panel';
export { DeletionPanels } from './components/deletion-panels';
export { RetentionPanel } from './components/retention-panel';
