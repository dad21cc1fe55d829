import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { Pencil, RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { PictureReading as Reading } from '../../../contracts/creation-making';
import { useDebounced } from '../../../hooks/use-debounced';
import { Button } from '../../../ui/button';
import { Facts } from '../../../ui/facts';
import { Field } from '../../../ui/field';
import { FormPair } from '../../../ui/form';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { useReadPictureQuery } from '../creative-api';
import { noWords, type ImageDraft, type PictureWords } from '../creative-slice';

/** What the built-in designer understood of a description, to be put right before anything is made. */
export function PictureReading({ draft, onChange }: { draft: ImageDraft; onChange: (words: PictureWords) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { maker: _maker, ...asked } = useDebounced(draft, 400);
  const isSaid = draft.prompt.trim().length >= 3 && asked.prompt.trim().length >= 3;
  const { data, currentData, error, isFetching } = useReadPictureQuery(isSaid ? asked : skipToken);
  if (!isSaid) return null;
  const reading = currentData ?? (error ? undefined : data);
  if (error && !reading)
    return (
      <Text size="xs" tone={3}>
        What the picture will say could not be shown. {messageOf(error)} You can generate it all the same.
      </Text>
    );
  if (!reading) return null;
  const isChanged = wordNames.some((name) => draft[name] !== undefined);
  return (
    <Box role="group" aria-label="What the picture will say and show" aria-busy={isFetching}>
      {isOpen ? <WordFields draft={draft} reading={reading} onChange={onChange} /> : <Facts facts={factsOf(reading)} />}
      {reading.leftOut && (
        <Text size="xs" tone={2}>
          {reading.leftOut}
        </Text>
      )}
      {reading.look.length > 0 && (
        <Text size="xs" tone={3}>
          Taken as advice on the look, not as words: {reading.look.join(', ')}.
        </Text>
      )}
      <Row>
        <Button size="sm" icon={<Pencil />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Done' : 'Change words or picture'}
        </Button>
        {isChanged && (
          <Button size="sm" icon={<RotateCcw />} onClick={() => onChange(noWords)}>
            Use the description
          </Button>
        )}
      </Row>
    </Box>
  );
}

function WordFields({
  draft,
  reading,
  onChange,
}: {
  draft: ImageDraft;
  reading: Reading;
  onChange: (words: PictureWords) => void;
}) {
  const text = (name: Exclude<keyof PictureWords, 'subject'>, most: number) => ({
    dir: 'auto' as const,
    value: draft[name] ?? reading[name],
    maxLength: most,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <FormPair>
        <Field
          label="Headline"
          help={draft.headline === '' ? 'If empty, it is taken from the description.' : undefined}
        >
          <TextInput {...text('headline', 120)} />
        </Field>
        <Field label="Small line above">
          <TextInput {...text('kicker', 30)} />
        </Field>
      </FormPair>
      <FormPair>
        <Field label="Supporting line">
          <TextInput {...text('supporting', 200)} />
        </Field>
        <Field label="Picture of" help={subjectHelp(draft, reading)}>
          <TextInput
            dir="auto"
            value={draft.subject ?? reading.subject ?? ''}
            maxLength={60}
            onChange={({ target }) => onChange({ subject: target.value })}
          />
        </Field>
      </FormPair>
    </>
  );
}

function subjectHelp({ subject }: ImageDraft, reading: Reading): string | undefined {
  if (subject === undefined)
    return reading.subject === null ? 'No picture was clear, so the words stand alone.' : undefined;
  if (subject.trim() === '') return 'If empty, the words stand alone.';
  return reading.subject === null
    ? `The designer cannot draw “${subject.trim()}” yet, so the words stand alone.`
    : `It draws ${reading.subject}.`;
}

const factsOf = ({ headline, kicker, supporting, subject }: Reading) =>
  [
    { name: 'Small line', value: kicker },
    { name: 'Headline', value: headline },
    { name: 'Below', value: supporting },
    { name: 'Picture', value: subject ?? 'Words alone' },
  ]
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => ({ name, value: <bdi>{value}</bdi> }));

const wordNames = ['headline', 'kicker', 'supporting', 'subject'] as const satisfies (keyof PictureWords)[];

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
`;
