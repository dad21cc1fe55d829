import { useState } from 'react';
import { styled } from 'styled-components';
import { mediaUrl } from '../../../config/paths';
import type { Message } from '../../../contracts/conversation-record';
import { Button } from '../../../ui/button';
import { Details } from '../../../ui/details';
import { Row } from '../../../ui/stack';
import { theme } from '../../../ui/theme';
import { MessageText } from './message-text';

/** What a mail has beside its words: what it quotes, and how its sender designed it. */
export function MessageMail({ message }: { message: Message }) {
  const { id, conversationId, quoted, mail } = message;
  const [shown, setShown] = useState(false);
  const [pictures, setPictures] = useState(false);
  return (
    <Parts>
      {quoted && (
        <Details summary="Show quoted text">
          <Quoted>
            <MessageText text={quoted} />
          </Quoted>
        </Details>
      )}
      {mail?.hasHtml && (
        <Row>
          <Button size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide original' : 'Show original'}
          </Button>
          {shown && mail.hasRemotePictures && !pictures && (
            <Button size="sm" onClick={() => setPictures(true)}>
              Load pictures
            </Button>
          )}
        </Row>
      )}
      {shown && mail?.hasRemotePictures && !pictures && (
        <small>Pictures are hidden, because loading them would tell the sender that you opened this email.</small>
      )}
      {shown && (
        // Scripts and forms stay off: the sandbox allows nothing but links that open in a tab of their own.
        <Original
          title="The original email"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          src={mediaUrl(`/api/conversations/${conversationId}/messages/${id}/html${pictures ? '?pictures=yes' : ''}`)}
        />
      )}
    </Parts>
  );
}

/** Whom a mail went to, and that a machine wrote it. */
export function MailHead({ mail }: { mail: NonNullable<Message['mail']> }) {
  const others = [...mail.to.slice(1), ...mail.cc];
  if (!mail.subject && !mail.automatic && others.length === 0) return null;
  return (
    <Head>
      {mail.subject && <b dir="auto">{mail.subject}</b>}
      {mail.automatic && <span>Automatic reply</span>}
      {others.length > 0 && (
        <span>
          Also to <bdi>{others.join(', ')}</bdi>
        </span>
      )}
    </Head>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  justify-self: stretch;
  ${theme.type.sm}
  &:empty {
    display: none;
  }
  small {
    ${theme.type.xs}
    color: ${theme.color.text3};
  }
`;

const Quoted = styled.blockquote`
  margin: 0;
  padding-inline-start: ${theme.space[3]};
  border-inline-start: 2px solid ${theme.color.soft};
  color: ${theme.color.text2};
  ${theme.type.sm}
`;

/** Mail is designed for paper white, whatever the theme. */
const Original = styled.iframe`
  width: 100%;
  height: 26rem;
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.picture};
  background: white;
  color-scheme: light;
  resize: vertical;
`;

const Head = styled.div`
  display: grid;
  margin-bottom: ${theme.space[1]};
  ${theme.type.xs}
  overflow-wrap: anywhere;
  b {
    ${theme.type.sm}
    font-weight: ${theme.weight.semibold};
  }
`;
