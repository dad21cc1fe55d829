export { ChecksPart } from './checks/checks-part';
export { useCampaignChecks } from './checks/use-campaign-checks';
export { CampaignMenu } from './components/campaign-menu';
export { EditorLoading, EditorMissing, EditorTop } from './editor/components/editor-top';
export { useCampaignActions } from './hooks/use-campaign-actions';
export { ContactChooser } from './previews/contact-chooser';
export { MailFrame } from './previews/mail-frame';
