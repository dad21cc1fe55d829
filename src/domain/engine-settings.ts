import { usualAutopilot, type Autopilot } from './autopilot';
import { DEPLOY_AT, type PostingSlot } from './cycle';
import type { Network } from './network';
import { standardPillars, type Pillar } from './pillar';
import type { PostingFrequency } from './posting-frequency';
import { USUAL_RATE, usualMinutes, type Minutes } from './savings';

export const callFrequencies = ['daily', 'weekly', 'biweekly', 'monthly'] as const;
export type CallFrequency = (typeof callFrequencies)[number];

/** What an owner decides about the content engine, beside the business profile. */
export interface EngineSettings {
  frequency: PostingFrequency;
  slot: PostingSlot;
  slots: PostingSlot[];
  /** Where new posts are meant to go. */
  platforms: Network[];
  /** Whether they go out as a newsletter too, at most one a week. */
  newsletter: boolean;
  pillars: Pillar[];
  voiceCalls: boolean;
  /** Whether the week's ideas are announced by the bell. */
  proactiveSuggestions: boolean;
  /** Whether insights of high impact are announced by the bell. */
  performanceAlerts: boolean;
  callFrequency: CallFrequency;
  /** In the workspace's zone: 10:00 */
  callTime: string;
  /** Whether the week's post waits for a person, and what it may do where it does not. */
  autopilot: Autopilot;
  minutes: Minutes;
  /** In the currency of the savings. */
  hourlyRate: number;
}

/** What holds until an owner says otherwise. */
export const usualSettings: EngineSettings = {
  frequency: 'weekly',
  slot: DEPLOY_AT,
  slots: [],
  platforms: ['blog'],
  newsletter: false,
  pillars: [...standardPillars],
  voiceCalls: true,
  proactiveSuggestions: true,
  performanceAlerts: true,
  callFrequency: 'weekly',
  callTime: '10:00',
  autopilot: usualAutopilot,
  minutes: usualMinutes,
  hourlyRate: USUAL_RATE,
};

/** Stored settings with the usual ones in the place of what nobody chose; also of what an older version did not know. */
export function completeSettings({ slot, minutes, autopilot, ...rest }: StoredSettings): EngineSettings {
  return {
    ...usualSettings,
    ...rest,
    slot: slot ?? DEPLOY_AT,
    autopilot: { ...usualAutopilot, ...autopilot },
    minutes: { ...usualMinutes, ...minutes },
  };
}

type StoredSettings = Partial<Omit<EngineSettings, 'slot' | 'minutes' | 'autopilot'>> & {
  slot?: PostingSlot | null;
  autopilot?: Partial<Autopilot>;
  minutes?: Partial<Minutes>;
};
