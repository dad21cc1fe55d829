import { paths } from '../../../config/paths';
import { changeOf } from '../../../domain/analytics-figures';
import { BarRows } from '../../../ui/chart/bar-rows';
import { Delta } from '../../../ui/delta';
import { Link } from '../../../ui/link';
import { Panel } from '../../../ui/panel';
import { MEASURE_WEBSITE } from './measure-website';
import { channelNames, sayBriefly, type Analytics, type ChannelFigures } from '../analytics-words';

/** How many people each channel reached. A channel without figures says why, and what to do about it. */
export function ChannelPanel({ channels, isCompared }: { channels: Analytics['channels']; isCompared: boolean }) {
  return (
    <Panel title="Channel performance" side="reach">
      <BarRows
        label="People reached by channel"
        rows={channels.map((figures) => {
          const change = isCompared ? changeOf(figures.reach, figures.before.reach) : null;
          return {
            key: figures.channel,
            name: channelNames[figures.channel],
            value: figures.reach,
            text: sayBriefly(figures.reach),
            ...(change !== null && { side: <Delta value={change} unit="%" /> }),
            ...(figures.state !== 'measured' && { note: whyNone(figures) }),
          };
        })}
      />
    </Panel>
  );
}

function whyNone({ channel, state }: ChannelFigures) {
  if (state === 'not-connected')
    return (
      <>
        Fourbeat does not read its figures. <Link to={paths.connections}>Connect it to publish there</Link>
      </>
    );
  return channel === 'email' ? (
    <>
      Nothing sent yet. <Link to={paths.campaigns}>Write a campaign</Link>
    </>
  ) : (
    <>
      Not measured yet. <Link href={`#${MEASURE_WEBSITE}`}>Measure your website</Link>
    </>
  );
}
