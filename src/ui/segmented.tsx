import { useId } from 'react';
import { styled } from 'styled-components';
import { Count } from './count';
import { theme } from './theme';
import { VisuallyHidden } from './visually-hidden';

export interface SegmentedProps<Value extends string> {
  /** What is being chosen: "Status", "Period". */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; count?: number }[];
}

/** A filter or a period of one view. Made of radio buttons, so arrow keys work without code. */
export function Segmented<Value extends string>({ label, value, onChange, options }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Track>
        {options.map((option) => (
          <Option key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>
              {option.label}
              {option.count !== undefined && <Count>{option.count}</Count>}
            </span>
          </Option>
        ))}
      </Track>
    </Group>
  );
}

const Group = styled.fieldset`
  max-width: 100%;
  ${theme.media.phone} {
    width: 100%;
  }
`;

const Track = styled.div`
  display: inline-flex;
  max-width: 100%;
  padding: 2px;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.segmented};
  background: ${theme.color.sunken};
  overflow-x: auto;
  scrollbar-width: none;
  ${theme.media.phone} {
    display: flex;
    padding: 3px;
  }
`;

const Option = styled.label`
  position: relative;
  flex: none;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }
  > span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    width: 100%;
    height: 1.75rem;
    padding: 0 0.75rem;
    border-radius: ${theme.radius.control};
    ${theme.type.sm}
    font-weight: ${theme.weight.medium};
    color: ${theme.color.text2};
    white-space: nowrap;
    transition: background ${theme.duration.fast} ${theme.ease.out};
  }
  &:hover > span {
    color: ${theme.color.text1};
  }
  input:checked + span {
    background: ${theme.color.raised};
    color: ${theme.color.text1};
    box-shadow:
      ${theme.shadow[1]},
      0 0 0 1px ${theme.color.hairline};
  }
  input:focus-visible + span {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
  ${theme.media.phone} {
    flex: 1 0 auto;
    > span {
      height: 2.375rem;
    }
  }
`;
