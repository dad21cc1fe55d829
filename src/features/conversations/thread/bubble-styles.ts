import { css, styled } from 'styled-components';
import { theme } from '../../../ui/theme';

export type BubbleLook = 'contact' | 'ai' | 'user' | 'note' | 'pending';

export const Line = styled.li<{ $ours: boolean }>`
  display: grid;
  gap: 0.25rem;
  width: fit-content;
  min-width: 0;
  max-width: min(30rem, 88%);
  justify-items: ${({ $ours }) => ($ours ? 'end' : 'start')};
  align-self: ${({ $ours }) => ($ours ? 'flex-end' : 'flex-start')};
`;

const looks = {
  contact: css`
    border-radius: 0.75rem 0.75rem 0.75rem 0.25rem;
    background: ${theme.color.hover};
  `,
  ai: css`
    border-radius: 0.75rem 0.75rem 0.25rem;
    background: ${theme.tone.violet.soft};
  `,
  user: css`
    border-radius: 0.75rem 0.75rem 0.25rem;
    background: ${theme.color.strong};
    color: ${theme.color.onStrong};
  `,
  note: css`
    border: 1px dashed ${theme.tone.amber.dot};
    border-radius: ${theme.radius.picture};
    background: ${theme.tone.amber.soft};
    color: ${theme.color.text1};
  `,
  pending: css`
    border: 1px dashed ${theme.color.control};
    border-radius: 0.75rem 0.75rem 0.25rem;
    background: ${theme.color.panel};
  `,
};

export const Bubble = styled.div<{ $look: BubbleLook }>`
  min-width: 0;
  max-width: 100%;
  padding: 0.625rem 0.875rem;
  ${theme.type.md}
  ${({ $look }) => looks[$look]}
`;

export const By = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem;
  max-width: 100%;
  ${theme.type.xs}
  color: ${theme.color.text3};
  overflow-wrap: anywhere;
  > svg {
    width: 13px;
    height: 13px;
  }
  time {
    font-variant-numeric: tabular-nums;
  }
`;

export const Fault = styled.div<{ $tone: 'red' | 'amber' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  max-width: 100%;
  ${theme.type.xs}
  color: ${({ $tone }) => theme.tone[$tone].text};
  > span {
    flex: 0 1 auto;
    max-width: calc(100% - 2rem);
    overflow-wrap: anywhere;
  }
  > svg {
    width: 13px;
    height: 13px;
  }
`;

export const Chip = styled.li`
  align-self: center;
  max-width: min(30rem, 100%);
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.picture};
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Day = styled.li`
  align-self: center;
  ${theme.type.xs}
  color: ${theme.color.text3};
`;
