import { useId } from 'react';
import { styled } from 'styled-components';

/** A field for programs that fill in everything; people neither see, hear nor reach it. */
export function Honeypot() {
  const id = useId();
  return (
    <Away aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </Away>
  );
}

/** Moved off-screen instead of `display: none`, which such programs look for. */
const Away = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
