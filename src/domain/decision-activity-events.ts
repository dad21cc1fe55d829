import { type ActivityEvent, quoted } from './activity';
import { channelWords, type DecisionChannel } from './decision';

export const decisionActivityEvents = {
  /** `title`: '' where none of the ideas was wanted. */
  decisionMade: ({
    title,
    channel,
    tells,
  }: {
    title: string;
    channel: DecisionChannel;
    tells: boolean;
  }): ActivityEvent => ({
    type: channel === 'call' || channel === 'sms' ? 'voice' : 'content',
    title: title
      ? `${quoted(title)} was chosen ${channelWords[channel]}`
      : `All of this week’s ideas were turned down ${channelWords[channel]}`,
    link: IDEAS,
    tells,
  }),
  callsStopped: (): ActivityEvent => ({
    type: 'voice',
    title: 'Calls and texts to your phone were stopped, as you asked',
    link: '/dashboard/content-engine?tab=voice-agent',
    tells: true,
  }),
  choiceNotMade: (title: string, why: string): ActivityEvent => ({
    type: 'content',
    title: `${quoted(title)} was chosen but could not be made: ${why}`.replace(/\.$/, ''),
    status: 'failed',
    link: IDEAS,
    tells: true,
  }),
};

const IDEAS = '/dashboard/content-engine?tab=ideas';
