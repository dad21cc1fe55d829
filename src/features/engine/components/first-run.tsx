import { CalendarDays, Hand, Send } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ProfileInput } from '../../../contracts/profile-input';
import { Button } from '../../../ui/button';
import { Cols } from '../../../ui/cols';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { useProfileForm } from '../hooks/use-profile-form';
import { profileDraftKey } from '../profile-draft';
import { ProfileForm } from './profile-form';
import { PublicDetailsSection } from './public-details-section';

/** The first thing an owner does: describe the business. Three ideas follow at once. `reading`: the week is being fetched. */
export function FirstRun({ reading = false }: { reading?: boolean }) {
  const { workspace } = useSession();
  const [initial, setInitial] = useState<ProfileInput>({
    name: workspace.name,
    what: '',
    where: '',
    audience: '',
    offers: [''],
    tone: 'friendly',
    website: '',
    colours: [],
    logoFileId: null,
  });
  const form = useProfileForm(initial, profileDraftKey(workspace.id));
  return (
    <Cols>
      <Panel title="Describe your business">
        <PanelBody>
          <ProfileForm
            form={form}
            onSaved={setInitial}
            more={<PublicDetailsSection values={form.values} faults={form.faults} change={form.change} />}
            foot={
              <PanelFoot>
                <span>Takes a few seconds. You can change all of it later.</span>
                <Button
                  type="submit"
                  variant="primary"
                  busy={form.busy || (reading && initial.what !== '')}
                  busyLabel="Reading the week…"
                >
                  Save and propose three ideas
                </Button>
              </PanelFoot>
            }
          />
        </PanelBody>
      </Panel>
      <Panel title="What happens then">
        <Steps>
          {STEPS.map(({ icon, title, sentence }) => (
            <li key={title}>
              {icon}
              <div>
                <b>{title}</b>
                <p>{sentence}</p>
              </div>
            </li>
          ))}
        </Steps>
      </Panel>
    </Cols>
  );
}

const STEPS = [
  {
    icon: <CalendarDays />,
    title: 'Three ideas for this week',
    sentence: 'Built on what you write here, the season and the calendar. Each says why.',
  },
  {
    icon: <Hand />,
    title: 'You pick one',
    sentence: 'It is written in your voice and drawn in four formats. You change what you like.',
  },
  {
    icon: <Send />,
    title: 'Nothing goes out without your yes',
    sentence: 'What you approve is published on your public page, on Thursday at 16:30 or when you say.',
  },
];

const Steps = styled.ol`
  li {
    display: flex;
    gap: ${theme.space[3]};
    padding: ${theme.space[4]} ${theme.space[5]};
    ${theme.type.sm}
  }
  li + li {
    border-top: 1px solid ${theme.color.hairline};
  }
  svg {
    margin-top: 2px;
    color: ${theme.color.text3};
  }
  p {
    color: ${theme.color.text2};
    text-wrap: pretty;
  }
`;
