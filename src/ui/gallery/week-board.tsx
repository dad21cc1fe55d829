import { ArrowRight } from 'lucide-react';
import { Bars } from '../bars';
import { BeatStrip } from '../beat-strip';
import { Badge } from '../badge';
import { ButtonLink } from '../button-link';
import { Cols } from '../cols';
import { GoalPads } from '../goal-pads';
import { Meter } from '../meter';
import { Metric, MetricStrip } from '../metric-strip';
import { Panel, PanelBody, PanelFoot, PanelSection } from '../panel';
import { Row, Stack } from '../stack';
import { Text } from '../text';
import { Board } from './board';

export function WeekBoard() {
  return (
    <Board title="The week and its figures" wide>
      <BeatStrip
        beats={[
          {
            name: 'Analyze',
            when: 'Mon 07:00',
            sentence: 'Reels before 6 pm brought 4 of 5 bookings. Fridays fill last.',
            state: 'done',
          },
          {
            name: 'Propose',
            when: 'Now',
            sentence: 'Three ideas are ready. Pick one, or we ring you Tuesday at 10:00.',
            state: 'now',
            progress: 0.62,
          },
          {
            name: 'Create',
            when: 'Wed',
            sentence: 'About 12 minutes of rendering. You see it before anyone else.',
            state: 'next',
          },
          {
            name: 'Deploy',
            when: 'Thu 16:30',
            sentence: 'Instagram, Facebook, YouTube and your blog, in one go.',
            state: 'next',
          },
        ]}
      />
      <MetricStrip label="This week">
        <Metric
          label="People reached"
          value="48,690"
          delta={{ value: 14, unit: '%' }}
          note="vs last week"
          spark={[4, 5, 4.6, 6, 6.1, 7, 8, 9]}
        />
        <Metric
          label="Conversations"
          value="64"
          delta={{ value: 9 }}
          note="3 unread"
          spark={[6, 6.4, 6.2, 7, 6.8, 7.6, 7.4, 9]}
        />
        <Metric
          label="Bookings from posts"
          value="31"
          delta={{ value: 7 }}
          note="vs last week"
          spark={[3, 4, 2.6, 5, 4.4, 6, 6.6, 8]}
        />
        <Metric
          label="Email revenue"
          value="$1,840"
          delta={{ value: -4, unit: '%' }}
          note="vs last week"
          spark={[6, 6.6, 6, 8, 7, 8.2, 8.4, 8]}
        />
      </MetricStrip>
      <MetricStrip label="Thirty days" columns={6}>
        <Metric label="Content created" value="28" note="in 30 days" />
        <Metric label="Average engagement" value="6.4%" delta={{ value: 0.8 }} note="points" />
        <Metric label="Total reach" value="173k" delta={{ value: 21, unit: '%' }} note="in 30 days" />
        <Metric label="Conversion rate" value="3.1%" delta={{ value: 0 }} note="no change" />
        <Metric label="Hours saved" value="45" estimate />
        <Metric label="Cost savings" value="$2,340" estimate />
      </MetricStrip>
      <Cols>
        <Panel title="Autonomous Content Engine" side={<Badge status="active">Running</Badge>}>
          <PanelBody>
            <GoalPads label="Weekly content goal" done={7} waiting={1} target={10} unit="pieces" />
            <Text size="sm" tone={2}>
              Three left: one video once you approve it, one blog post on Thursday, one story on Saturday.
            </Text>
            <ButtonLink to="/ui" wide iconEnd={<ArrowRight />}>
              See the three ideas
            </ButtonLink>
          </PanelBody>
        </Panel>
        <Panel title="Usage" side="resets 1 July">
          <PanelBody>
            <Meter label="Images" value={47} max={200} />
            <Meter label="Videos" value={12} max={20} />
          </PanelBody>
          <PanelSection>
            <Row gap={5}>
              <Bars lit={1} />
              <Bars lit={3} />
              <Bars done />
              <Bars beating />
              <Bars lit={1} size="lg" />
            </Row>
            <PanelFoot>
              <span>About 4 seconds</span>
              <Stack gap={1}>
                <span>47 of 200 this month</span>
              </Stack>
            </PanelFoot>
          </PanelSection>
        </Panel>
      </Cols>
    </Board>
  );
}
