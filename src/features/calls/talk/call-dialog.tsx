import { Mic, MicOff, Phone, PhoneOff, Volume2, VolumeX } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Dialog } from '../../../ui/dialog';
import { Segmented } from '../../../ui/segmented';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useGetCallQuery, useUpdateCallMutation } from '../calls-api';
import { useRinging } from '../ringer/use-ringing';
import { CallKeypad } from './call-keypad';
import { callVoices, useCallTalk } from './use-call-talk';

/** A call on the page: it rings, is answered or declined, and is talked in; captions are always there. */
export function CallDialog({ callId, open, onClose }: { callId: string; open: boolean; onClose: () => void }) {
  const { data } = useGetCallQuery({ callId });
  const [update] = useUpdateCallMutation();
  const conversation = useCallTalk(callId);
  const { talk, start, say, busy, failure, notice } = conversation;
  const state = data?.call.state;
  const rings = talk === null && (state === undefined || state === 'ringing');
  useRinging(rings && !busy);

  const { show } = useToast();
  const isTest = data?.call.kind === 'test';
  const leave = async (wish: 'decline' | 'later' | 'missed') => {
    onClose();
    const { error } = await update({ callId, wish });
    if (error) show({ kind: 'failure', text: `That was not saved. ${messageOf(error)}` });
    else if (wish !== 'missed') show({ text: isTest ? DECLINED_TEST : wish === 'later' ? LATER : DECLINED });
  };
  // An event of the effect: the page above renders every few seconds, and each time the ringing would begin anew.
  const miss = useEffectEvent(() => void leave('missed'));
  useEffect(() => {
    if (!rings) return;
    const timer = setTimeout(miss, RING_MS);
    return () => clearTimeout(timer);
  }, [rings]);
  // Answered, declined or missed on another page.
  const isGone = talk === null && state !== undefined && state !== 'ringing' && !busy && failure === null;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);

  const press = useCallback((key: string) => void say({ kind: 'key', key }), [say]);
  if (rings)
    return (
      <Dialog
        open={open}
        onClose={() => void leave('decline')}
        title="Your agent is calling"
        sentence="It reads you this week’s ideas. The one you choose is made, then waits for your approval."
        actions={
          <>
            <Button onClick={() => void leave('decline')}>Decline</Button>
            {/* A test leaves the plan as it is, so there is nothing to put off. */}
            {!isTest && <Button onClick={() => void leave('later')}>In an hour</Button>}
            <Button variant="primary" icon={<Phone />} onClick={() => void start()} busy={busy} busyLabel="Answering…">
              Answer
            </Button>
          </>
        }
      >
        {failure !== null && <Banner title="The call was not answered.">{failure}</Banner>}
      </Dialog>
    );

  const isOver = talk?.isOver ?? true;
  const hangUp = () => {
    if (!isOver) void say({ kind: 'hang-up' });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={hangUp}
      title={isOver ? 'The call is over' : 'On the call'}
      actions={
        <>
          {talk?.wantsProfile && (
            <ButtonLink variant="primary" to={paths.engine} onClick={onClose}>
              Describe your business
            </ButtonLink>
          )}
          <Button
            variant={!isOver ? 'danger' : talk?.wantsProfile ? 'second' : 'primary'}
            icon={isOver ? undefined : <PhoneOff />}
            onClick={hangUp}
          >
            {isOver ? 'Close' : 'Hang up'}
          </Button>
        </>
      }
    >
      {failure !== null && <Banner title="That did not get through.">{failure}</Banner>}
      <Captions said={conversation.said} />
      <div role="status">{notice !== null && <Text size="sm">{notice}</Text>}</div>
      {!isOver && <CallKeypad keys={talk?.keys ?? []} onPress={press} busy={busy} />}
      {!isOver && <Switches {...conversation} />}
    </Dialog>
  );
}

function Captions({ said }: { said: ReturnType<typeof useCallTalk>['said'] }) {
  const list = useRef<HTMLDivElement>(null);
  // What is new is read from its beginning: the last thing the owner said, or the first words.
  const from = said.findLastIndex(({ who }) => who === 'you');
  useEffect(() => {
    const first = list.current?.children[Math.max(from, 0)];
    if (first instanceof HTMLElement) list.current!.scrollTop = first.offsetTop - list.current!.offsetTop;
  }, [from, said.length]);
  return (
    <Said ref={list} role="log" aria-label="Captions" tabIndex={0}>
      {said.map(({ who, text, source }, at) => (
        <p key={at} data-who={who}>
          <b>{who === 'agent' ? 'Agent' : 'You'}</b> <span dir="auto">{text}</span>
          {source !== '' && <small>{source}</small>}
        </p>
      ))}
    </Said>
  );
}

function Switches({ muted, setMuted, voice, setVoice, microphone, setMicrophone }: ReturnType<typeof useCallTalk>) {
  return (
    <>
      {setVoice && !muted && (
        <Segmented
          label="Voice"
          value={voice}
          onChange={setVoice}
          options={callVoices.map((value) => ({ value, label: VOICES[value] }))}
        />
      )}
      <Row>
        {setMuted && (
          <Button
            size="sm"
            icon={muted ? <VolumeX /> : <Volume2 />}
            aria-pressed={muted}
            onClick={() => setMuted(!muted)}
          >
            {muted ? 'Unmute the voice' : 'Mute the voice'}
          </Button>
        )}
        {setMicrophone && (
          <Button
            size="sm"
            icon={microphone ? <Mic /> : <MicOff />}
            aria-pressed={microphone}
            onClick={() => setMicrophone(!microphone)}
          >
            {microphone ? 'Turn off the microphone' : 'Answer by voice'}
          </Button>
        )}
      </Row>
      <Text size="xs" tone={3}>
        {!setMuted && 'This browser has no voice, so the call is in captions. '}
        {setMicrophone
          ? 'Answering by voice uses your browser’s speech recognition, which may send what you say to the browser’s maker.'
          : 'This browser does not recognise speech, so use the keys.'}
      </Text>
    </>
  );
}

const VOICES: Record<(typeof callVoices)[number], string> = {
  fourbeat: 'Fourbeat’s voice',
  browser: 'This browser’s voice',
};

const DECLINED = 'You declined the call. The ideas wait for you in the Content Engine.';
const DECLINED_TEST = 'You declined the test call. Your next call stays as planned.';
const LATER = 'Your agent calls again in an hour.';

const RING_MS = 45_000;

const Said = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  max-height: 14rem;
  margin: ${theme.space[3]} 0;
  padding: ${theme.space[3]};
  overflow-y: auto;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  ${theme.type.sm}
  overflow-wrap: anywhere;
  p[data-who='you'] {
    color: ${theme.color.text2};
  }
  small {
    display: block;
    color: ${theme.color.text3};
    ${theme.type.xs}
  }
`;
