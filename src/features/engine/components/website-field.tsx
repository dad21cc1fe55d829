import { Check, Globe, Info } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Progress } from '../../../ui/progress';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import type { WebsiteReading } from '../hooks/use-website-reading';

/** The first field of the profile: a website from which the rest can be filled in. */
export function WebsiteField({
  value,
  error,
  reading,
  onChange,
}: {
  value: string;
  error: string | undefined;
  reading: WebsiteReading;
  onChange: (website: string) => void;
}) {
  const { demo } = useSession();
  const { busy, fault, proposal, read, forgetFault } = reading;
  return (
    <Group>
      <Field
        label="Website"
        optional
        error={fault ?? error}
        help={
          demo
            ? 'In your own workspace, we read it and fill in the form for you.'
            : 'Have a website? We’ll read it and fill in the form. Nothing is saved until you say so.'
        }
      >
        <Line>
          <TextInput
            value={value}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
            placeholder="ada-bakery.example"
            onChange={(event) => {
              forgetFault();
              onChange(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || demo) return;
              event.preventDefault(); // Enter reads the website; it must not submit a form that is not filled in yet
              if (!busy) read();
            }}
          />
          {!demo && (
            <Button icon={<Globe />} busy={busy} busyLabel="Reading…" onClick={read}>
              Read my website
            </Button>
          )}
        </Line>
      </Field>
      {busy && (
        <Progress
          label={`Reading ${value
            .trim()
            .replace(/^https?:\/\//i, '')
            .slice(0, 60)}. This takes up to twenty seconds.`}
        />
      )}
      {!busy && !fault && proposal && <Report proposal={proposal} />}
    </Group>
  );
}

/** The result of the reading, visible and announced. */
function Report({ proposal: { missing, found, notes } }: { proposal: NonNullable<WebsiteReading['proposal']> }) {
  const nothing = Object.keys(found).length === 0;
  return (
    <Box role="status">
      {nothing ? <Info /> : <Check />}
      <p>
        {nothing
          ? 'We found nothing on this page to fill in. Please describe your business yourself.'
          : 'We filled in the empty fields. Please check them: the words come from the website.'}
        {!nothing && missing.length > 0 && ` Not found: ${listOf(missing.map((field) => NAMES[field]))}.`}
        {notes.map((note) => ` ${note}`)}
      </p>
    </Box>
  );
}

const listOf = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const NAMES = {
  name: 'the name',
  what: 'what you do',
  where: 'where you are',
  audience: 'who it is for',
  offers: 'what you offer',
  colours: 'colours',
  logo: 'a logo',
} as const;

const Group = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Box = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.tone.blue.soft};
  color: ${theme.tone.blue.text};
  ${theme.type.sm}
  svg {
    flex: none;
    margin-top: 2px;
  }
  p {
    min-width: 0;
    text-wrap: pretty;
  }
`;

const Line = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  > :first-child {
    flex: 1;
    min-width: 0;
  }
  ${theme.media.phone} {
    flex-direction: column;
  }
`;
