import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button';
import { theme } from '../../../ui/theme';

/** Replaces the form once a message is sent, and takes the focus. */
export function ContactSent({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box>
      <MailCheck />
      <h2 ref={heading} tabIndex={-1}>
        Message Sent!
      </h2>
      <p>Thank you for your message. We&apos;ll get back to you within 24 hours.</p>
      <Button onClick={onAnother}>Send Another Message</Button>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[8]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
  > svg {
    width: 24px;
    height: 24px;
    stroke-width: 1.6;
    color: ${theme.tone.green.text};
  }
  > h2 {
    ${theme.type['2xl']} letter-spacing: ${theme.track.tight};
  }
  > h2:focus {
    outline: none;
  }
  > p {
    ${theme.type.lg} color: ${theme.color.text2};
    text-wrap: pretty;
  }
  > button {
    margin-top: ${theme.space[3]};
  }
  ${theme.media.phone} {
    padding: ${theme.space[5]} ${theme.space[4]};
  }
`;
