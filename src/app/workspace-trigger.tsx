import { ChevronsUpDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../ui/theme';
import { VisuallyHidden } from '../ui/visually-hidden';
import { WorkspacePic } from '../ui/workspace-pic';

/** The button that shows which business this is and opens the menu of the others. */
export function WorkspaceTrigger({
  workspace,
  ...props
}: { workspace: { id: string; name: string } } & ComponentPropsWithRef<'button'>) {
  return (
    <Face type="button" aria-haspopup="menu" {...props}>
      <WorkspacePic id={workspace.id} name={workspace.name} />
      <VisuallyHidden>Workspace: </VisuallyHidden>
      <b>{workspace.name}</b>
      <ChevronsUpDown />
    </Face>
  );
}

const Face = styled.button`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  flex: none;
  margin-bottom: ${theme.space[4]};
  padding: 0.4375rem ${theme.space[2]};
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.segmented};
  background: ${theme.color.panel};
  box-shadow: ${theme.shadow[1]};
  &:hover,
  &[data-popup-open] {
    background: ${theme.color.hover};
  }
  > b {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${theme.text.sm};
    font-weight: ${theme.weight.semibold};
  }
  > svg {
    width: 14px;
    height: 14px;
    color: ${theme.color.text3};
  }
  ${theme.media.phone} {
    min-height: ${theme.size.touch};
  }
`;
