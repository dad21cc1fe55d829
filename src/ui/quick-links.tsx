import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from './theme';

/** Links to related pages, as rows of a panel. */
export function QuickLinks({
  label,
  items,
}: {
  label: string;
  items: readonly { icon: ReactElement; label: string; to: string }[];
}) {
  return (
    <nav aria-label={label}>
      <ul>
        {items.map((item) => (
          <Item key={item.to + item.label}>
            <RouterLink to={item.to}>
              {item.icon}
              <span>{item.label}</span>
              <ArrowRight />
            </RouterLink>
          </Item>
        ))}
      </ul>
    </nav>
  );
}

const Item = styled.li`
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: 2.875rem;
    padding: 0.25rem ${theme.space[5]};
    ${theme.type.sm}
    font-weight: ${theme.weight.medium};
    transition: background ${theme.duration.fast} ${theme.ease.out};
  }
  a:hover {
    background: ${theme.color.hover};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  span {
    flex: 1;
    min-width: 0;
  }
  svg:first-child {
    color: ${theme.color.text2};
  }
  svg:last-child {
    color: ${theme.color.text3};
  }
  [dir='rtl'] & svg:last-child {
    transform: scaleX(-1);
  }
  &:last-child a {
    border-radius: 0 0 calc(${theme.radius.panel} - 1px) calc(${theme.radius.panel} - 1px);
  }
  ${theme.media.phone} {
    a {
      min-height: 3rem;
      padding: 0.25rem ${theme.space[4]};
    }
  }
`;
