import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

interface SectionNavProps<Value extends string> {
  /** Names the navigation landmark. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** `unsaved`: the section has unsaved input. */
  sections: readonly { value: Value; label: string; unsaved?: boolean }[];
  /** The content of the chosen section. */
  children: ReactNode;
}

/** Sections of one tab, chosen from a list at the side; on a phone from wrapped choices above. */
export function SectionNav<Value extends string>({
  label,
  value,
  onChange,
  sections,
  children,
}: SectionNavProps<Value>) {
  const id = useId();
  return (
    <Layout>
      <Nav aria-label={label}>
        <List role="list">
          {sections.map((section) => (
            <li key={section.value}>
              <Choice
                type="button"
                aria-current={section.value === value || undefined}
                aria-describedby={section.unsaved ? `${id}-${section.value}` : undefined}
                onClick={() => onChange(section.value)}
              >
                {section.label}
                {section.unsaved && <Dot title="Not saved yet" />}
              </Choice>
              {section.unsaved && (
                <span hidden id={`${id}-${section.value}`}>
                  Not saved yet
                </span>
              )}
            </li>
          ))}
        </List>
      </Nav>
      <Content>{children}</Content>
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: 11rem minmax(0, 46rem);
  gap: ${theme.space[10]};
  align-items: start;
  @media (max-width: 1040px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[5]};
  }
`;

const Nav = styled.nav`
  position: sticky;
  top: ${theme.space[6]};
  @media (max-width: 1040px) {
    position: static;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 0.125rem;
  @media (max-width: 1040px) {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
  }
`;

const Choice = styled.button`
  width: 100%;
  padding: 0.375rem ${theme.space[3]};
  border-radius: ${theme.radius.control};
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  color: ${theme.color.text2};
  text-align: left;
  white-space: nowrap;
  transition: background ${theme.duration.base} ${theme.ease.out};
  &:hover {
    background: ${theme.color.hover};
    color: ${theme.color.text1};
  }
  &[aria-current] {
    background: ${theme.color.selected};
    color: ${theme.color.text1};
  }
  @media (max-width: 1040px) {
    box-shadow: inset 0 0 0 1px ${theme.color.hairline};
  }
  ${theme.media.phone} {
    min-height: ${theme.size.touch};
  }
`;

const Dot = styled.span`
  display: inline-block;
  width: 0.375rem;
  height: 0.375rem;
  margin-inline-start: ${theme.space[2]};
  border-radius: 50%;
  background: ${theme.tone.amber.text};
  vertical-align: middle;
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  min-width: 0;
`;
