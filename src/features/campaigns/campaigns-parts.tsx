export { CampaignMenu } from './components/campaign-menu';
export { useCampaignActions } from './hooks/use-campaign-actions';
