import { Sparkles, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Bars } from '../../../ui/bars';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { theme } from '../../../ui/theme';
import { writerName } from '../../../domain/written-by';
import type { useSuggestion } from './use-suggestion';

/** What a drafted answer was made from; it stays until the draft is sent or discarded. */
export function SuggestionNote({
  drafting: { suggestion, refusal, asking, forget },
  onEdit,
  onDiscard,
}: {
  drafting: ReturnType<typeof useSuggestion>;
  onEdit: () => void;
  onDiscard: () => void;
}) {
  if (asking)
    return (
      <Note role="status">
        <Bars beating />
        <span>Drafting a reply from what you told us about the business…</span>
      </Note>
    );
  if (refusal !== null)
    return (
      <Note role="alert">
        <TriangleAlert />
        <span>No reply could be drafted. {refusal}</span>
        <Button size="sm" variant="quiet" onClick={forget}>
          Dismiss
        </Button>
      </Note>
    );
  if (!suggestion) return null;
  if (suggestion.text === '')
    return (
      <Note role="status">
        <Sparkles />
        <span>
          {suggestion.missing || 'You have not told us anything that answers this yet.'}{' '}
          <AddLink to={suggestion.addLink} />
        </span>
        <Button size="sm" variant="quiet" onClick={forget}>
          Dismiss
        </Button>
      </Note>
    );
  return (
    <Note role="status">
      <Sparkles />
      <span>
        Drafted{suggestion.sources.length > 0 && ' from '}
        {suggestion.sources.map(({ label, link }, index) => (
          <Fragment key={`${label} ${link}`}>
            {index > 0 && (index === suggestion.sources.length - 1 ? ' and ' : ', ')}
            {link.startsWith('/') ? <Link to={link}>{label}</Link> : <bdi>{label}</bdi>}
          </Fragment>
        ))}
        {suggestion.writtenBy && ` by ${writerName(suggestion.writtenBy)}`}.{' '}
        {suggestion.missing ? (
          <>
            <strong>Not complete.</strong> <bdi>{suggestion.missing}</bdi> <AddLink to={suggestion.addLink} />
          </>
        ) : (
          'Edit it or press Enter to send.'
        )}
      </span>
      <Button size="sm" variant="quiet" onClick={onEdit}>
        Edit
      </Button>
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </Note>
  );
}

/** What is told once answers the next customer too. */
const AddLink = ({ to }: { to: string }) => (to === '' ? null : <Link to={to}>Add it for the next time</Link>);

const Note = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${theme.type.xs}
  color: ${theme.color.text2};
  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  > svg {
    width: 15px;
    height: 15px;
  }
`;
