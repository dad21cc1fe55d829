import { CalendarDays, Hand, MessageSquareQuote, Send } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import type { ProfileInput } from '../../../contracts/profile-input';
import { Button } from '../../../ui/button';
import { Cols } from '../../../ui/cols';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { tabChosen } from '../engine-slice';
import { useProfileForm } from '../hooks/use-profile-form';
import { profileDraftKey } from '../profile-draft';
import { ProfileForm } from './profile-form';
import { PublicDetailsSection } from './public-details-section';

/** The first thing an owner does: describe the business. Four questions and three ideas follow. `reading`: the week is being fetched. */
export function FirstRun({ reading = false }: FirstRunProps) {
  const dispatch = useDispatch();
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
            isFirst
            onSaved={(saved) => {
              setInitial(saved);
              dispatch(tabChosen('ideas'));
            }}
            more={<PublicDetailsSection values={form.values} faults={form.faults} change={form.change} />}
            foot={
              <PanelFoot>
                <span>Next come four short questions, then your ideas. You can change everything later.</span>
                <Button
                  type="submit"
                  variant="primary"
                  busy={form.busy || (reading && initial.what !== '')}
                  busyLabel="Saving…"
                >
                  Save and continue
                </Button>
              </PanelFoot>
            }
          />
        </PanelBody>
      </Panel>
      <Panel title="What happens next">
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
    icon: <MessageSquareQuote />,
    title: 'Four short questions',
    sentence: 'About your work, a sentence each. You can skip any of them.',
  },
  {
    icon: <CalendarDays />,
    title: 'Three ideas for this week',
    sentence: 'They start with your answers, then your profile, the season and the calendar. Each one says why.',
  },
  {
    icon: <Hand />,
    title: 'You pick one',
    sentence: 'We write it in your voice and draw it in four formats. You can change anything you like.',
  },
  {
    icon: <Send />,
    title: 'Nothing is published without your approval',
    sentence: 'What you approve is published on your public page, on Thursdays at 16:30 or whenever you choose.',
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

export interface FirstRunProps {
  reading?: boolean;
}
