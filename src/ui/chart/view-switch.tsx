import { styled } from 'styled-components';
import { theme } from '../theme';

/** Changes between a picture and its table, at the right of a panel's head. */
export function ViewSwitch({
  asTable,
  onSwitch,
  picture = 'chart',
}: {
  asTable: boolean;
  onSwitch: (asTable: boolean) => void;
  picture?: string;
}) {
  return (
    <Switch type="button" onClick={() => onSwitch(!asTable)}>
      View as {asTable ? picture : 'table'}
    </Switch>
  );
}

const Switch = styled.button`
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  color: ${theme.color.text1};
  text-decoration: underline;
  text-decoration-color: ${theme.color.control};
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  &:hover {
    text-decoration-color: currentColor;
  }
  ${theme.media.phone} {
    min-height: ${theme.size.touch};
  }
`;
