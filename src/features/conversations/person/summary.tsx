import { Sparkles } from 'lucide-react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { writerName } from '../../../domain/written-by';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { theme } from '../../../ui/theme';
import { useLazyGetConversationSummaryQuery } from '../conversations-api';
import { Section } from './section';

/** What a long thread is about, when somebody asks. */
export function Summary({ conversationId }: { conversationId: string }) {
  const [ask, { currentData, error, isFetching }] = useLazyGetConversationSummaryQuery();
  return (
    <Section title="Summary">
      {currentData && !isFetching && (
        <>
          <Points>
            {currentData.points.map((point) => (
              <li key={point} dir="auto">
                {point}
              </li>
            ))}
          </Points>
          {currentData.points.length === 0 && <p>There is not enough here to sum up yet.</p>}
          {currentData.writtenBy && (
            <small>Written by {writerName(currentData.writtenBy)}. Check it against the messages.</small>
          )}
        </>
      )}
      {error && !isFetching ? (
        <Banner title="No summary could be written." onRetry={() => void ask({ conversationId })}>
          {messageOf(error)}
        </Banner>
      ) : (
        <span>
          <Button
            size="sm"
            icon={<Sparkles />}
            busy={isFetching}
            busyLabel="Reading the messages…"
            onClick={() => void ask({ conversationId })}
          >
            {currentData ? 'Summarise again' : 'Summarise this conversation'}
          </Button>
        </span>
      )}
    </Section>
  );
}

const Points = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: ${theme.space[4]};
  list-style: disc;
  overflow-wrap: anywhere;
`;
