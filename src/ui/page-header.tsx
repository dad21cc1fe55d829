import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

export interface PageHeaderProps {
  title: string;
  /** The current state and what needs the reader, in one sentence. */
  sentence?: ReactNode;
  /** A badge before the sentence. */
  badge?: ReactNode;
  /** At most two secondary buttons and one primary, which comes last. */
  actions?: ReactNode;
}

export function PageHeader({ title, sentence, badge, actions }: PageHeaderProps) {
  return (
    <Head>
      <div>
        <h1>{title}</h1>
        {(sentence !== undefined || badge !== undefined) && (
          <Line>
            {badge}
            {sentence !== undefined && <p>{sentence}</p>}
          </Line>
        )}
      </div>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[6]};
  > div:first-child {
    min-width: 0;
  }
  ${theme.media.phone} {
    flex-direction: column;
    align-items: stretch;
    gap: ${theme.space[4]};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[1]};
  color: ${theme.color.text2};
  > p {
    min-width: 0;
    text-wrap: pretty;
  }
  ${theme.media.phone} {
    flex-wrap: wrap;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space[2]};
  ${theme.media.phone} {
    > * {
      flex: 1 1 auto;
    }
  }
`;
