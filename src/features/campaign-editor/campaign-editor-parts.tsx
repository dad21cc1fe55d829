export { ChecksPart } from './components/checks-part';
export { EditorLoading, EditorMissing, EditorTop } from './components/editor-top';
export { useCampaignChecks } from './hooks/use-campaign-checks';
