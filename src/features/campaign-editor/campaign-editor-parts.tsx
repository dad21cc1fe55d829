export { ChecksPart } from './components/checks-part';
export { ContactChooser } from './components/contact-chooser';
export { EditorLoading, EditorMissing, EditorTop } from './components/editor-top';
export { ExpectedPart } from './components/expected-part';
export { useCampaignChecks } from './hooks/use-campaign-checks';
