import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

/** A slim region of a page that asks for something: one line of words and its buttons, below them on a phone. */
export function Strip({ icon, title, children, actions }: StripProps) {
  const titleId = useId();
  return (
    <Bar aria-labelledby={titleId}>
      <Words>
        {icon}
        <div>
          <h2 id={titleId}>{title}</h2>
          {children}
        </div>
      </Words>
      <Actions>{actions}</Actions>
    </Bar>
  );
}

interface StripProps {
  icon: ReactElement;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-width: 0;
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.panel};
`;

const Words = styled.div`
  display: flex;
  flex: 1 1 20rem;
  gap: ${theme.space[3]};
  min-width: 0;
  > svg {
    flex: none;
    margin-top: 0.125rem;
  }
  > div {
    min-width: 0;
    ${theme.type.sm}
    color: ${theme.color.text2};
    overflow-wrap: anywhere;
  }
  h2 {
    ${theme.type.sm}
    font-weight: ${theme.weight.medium};
    color: ${theme.color.text1};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
`;
