import type { CampaignRecommendation } from '../../contracts/campaigns';
import { campaignTypes, type CampaignType } from '../../domain/campaign';

/** Automations that run are shown and steered. Their steps cannot be written here yet, so nothing leads to a draft of one. */
export const isOffered = (type: CampaignType): boolean => type !== 'automation';
export const offeredTypes = campaignTypes.filter(isOffered);

/** A greeting on a day of each person's own is an automation. */
export const isOfferedAdvice = ({ id }: Pick<CampaignRecommendation, 'id'>): boolean => id !== 'birthdays';
