import type { CampaignRecommendation } from '../../../../src/contracts/campaign-proposals';
import type { WantedSegment } from '../campaigns-repository';

/** A recommendation as it is shown, and the draft that it leads to. */
export interface Recommended {
  shown: CampaignRecommendation;
  draft: {
    name: string;
    /** A template of campaign-templates.ts, or a campaign that is copied. */
    template?: string;
    copyOf?: string;
    segment?: WantedSegment;
    localHour?: number;
  };
}
