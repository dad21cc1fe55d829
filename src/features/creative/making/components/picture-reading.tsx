import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { Pencil, RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import type { PictureReading as Reading } from '../../../../contracts/creation-making';
import { useDebounced } from '../../../../hooks/use-debounced';
import { Button } from '../../../../ui/button';
import { Facts } from '../../../../ui/facts';
import { Row } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { useGetPictureReadingQuery } from '../../creative-api';
import type { ImageDraft, VideoDraft } from '../../creative-drafts';
import { noWords, wordNames, type PictureWords } from '../../picture-words';
import { WordFields, wordLimits } from './word-fields';

/** What the built-in designer understood of the description of a picture or clip, to be put right before anything is made. */
export function PictureReading({
  draft,
  hasPhoto,
  onChange,
}: {
  draft: AnyDraft;
  /** A photograph is shown: there is nothing to draw. */
  hasPhoto: boolean;
  /** `shown`: what it says of each as it stands, to be kept beside the word that changes. */
  onChange: (words: PictureWords, shown: PictureWords) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const asked = askedOf(useDebounced(draft, 400));
  const thing = 'duration' in draft ? 'clip' : 'picture';
  const isSaid = draft.prompt.trim().length >= 3 && asked.prompt.trim().length >= 3;
  const { data, currentData, error, isFetching } = useGetPictureReadingQuery(isSaid ? asked : skipToken);
  if (!isSaid) return null;
  const reading = currentData ?? (error ? undefined : data);
  if (error && !reading)
    return (
      <Text size="xs" tone={3}>
        We could not show what the {thing} will say. {messageOf(error)} You can still generate it.
      </Text>
    );
  if (!reading) return null;
  const isOfNow = !isFetching && asked.prompt === draft.prompt && asked.aspectRatio === draft.aspectRatio;
  const isChanged = wordNames.some((name) => draft[name] !== undefined);
  return (
    <Box role="group" aria-label={`What the ${thing} will say and show`} aria-busy={isFetching}>
      {isOpen ? (
        <WordFields
          words={draft}
          hasPhoto={hasPhoto}
          reading={reading}
          onChange={(words) => onChange(words, isOfNow ? shownIn(reading) : noWords)}
        />
      ) : (
        <Facts facts={factsOf(reading, hasPhoto)} />
      )}
      {reading.leftOut && (
        <Text size="xs" tone={2}>
          {reading.leftOut}
        </Text>
      )}
      <Row>
        <Button size="sm" icon={<Pencil />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Done' : 'Change words or picture'}
        </Button>
        {isChanged && (
          <Button size="sm" icon={<RotateCcw />} onClick={() => onChange(noWords, noWords)}>
            Use the description
          </Button>
        )}
      </Row>
    </Box>
  );
}

/** What has room in a field of its own: a longer text is read from the description again. */
const shownIn = ({ headline, kicker, supporting, subject }: Reading): PictureWords => ({
  headline: headline.length <= wordLimits.headline ? headline : undefined,
  kicker: kicker.length <= wordLimits.kicker ? kicker : undefined,
  supporting: supporting.length <= wordLimits.supporting ? supporting : undefined,
  subject: (subject ?? '').length <= wordLimits.subject ? (subject ?? '') : undefined,
});

const askedOf = ({ prompt, aspectRatio, style, headline, kicker, supporting, subject, ...draft }: AnyDraft) => ({
  prompt,
  aspectRatio,
  style,
  headline,
  kicker,
  supporting,
  subject,
  ...('duration' in draft && { seconds: draft.duration }),
});

const factsOf = ({ headline, kicker, supporting, subject, ending = '' }: Reading, hasPhoto: boolean) =>
  [
    { name: 'Small line above', value: kicker },
    { name: 'Headline', value: headline },
    { name: 'Supporting line', value: supporting },
    { name: 'Picture of', value: hasPhoto ? 'The photo you chose' : (subject ?? 'Words alone') },
    { name: 'At the end', value: ending },
  ]
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => ({ name, value: <bdi>{value}</bdi> }));

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
`;

type AnyDraft = ImageDraft | VideoDraft;
