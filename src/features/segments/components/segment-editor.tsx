import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { Segment } from '../../../contracts/segments';
import { segmentLimits, segmentSentence } from '../../../domain/segment';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cols } from '../../../ui/cols';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Panel, PanelBody } from '../../../ui/panel';
import { Row } from '../../../ui/stack';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { useSegmentEditor } from '../hooks/use-segment-editor';
import { useSegmentNames } from '../hooks/use-segment-names';
import { RuleGroup } from './rule-group';
import { SegmentAnswer } from './segment-answer';

/** The rules of a segment as rows and as a sentence, with the number of matching contacts. */
export function SegmentEditor({ stored }: { stored: Segment | null }) {
  const editor = useSegmentEditor(stored);
  const { draft, rules, faults, tried, error } = editor;
  const names = useSegmentNames();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tried) focusFirstInvalid(form.current);
    // The errors object changes with each attempt, even if the same error remains.
  }, [tried, faults]);
  return (
    <Cols>
      <Panel title={stored ? `Segment “${stored.name}”` : 'New segment'}>
        <PanelBody>
          <Form
            ref={form}
            noValidate
            aria-label="Segment"
            onSubmit={(event) => {
              event.preventDefault();
              editor.save();
            }}
          >
            {error && !faults.name && <Banner title={messageOf(error)}>What you chose is still here.</Banner>}
            <Field label="Name" required error={faults.name}>
              <TextInput
                value={draft.name}
                maxLength={segmentLimits.name}
                onChange={({ target }) => editor.edit({ name: target.value })}
              />
            </Field>
            <RuleGroup
              group={draft.rules}
              onChange={(changed) => editor.edit({ rules: changed })}
              choices={{ fields: editor.fields, tags: editor.tags, currency: editor.currency, strict: tried }}
            />
            <InWords>{rules ? segmentSentence(rules, names) : 'Finish the rules to see them in words.'}</InWords>
            <Foot>
              <span>A segment stays up to date. It is checked again each time you use it.</span>
              <Row>
                <Button variant="quiet" onClick={editor.discard}>
                  {editor.isChanged ? 'Discard changes' : 'Close'}
                </Button>
                <Button type="submit" variant="primary" busy={editor.busy} busyLabel="Saving…">
                  Save segment
                </Button>
              </Row>
            </Foot>
          </Form>
        </PanelBody>
      </Panel>
      <SegmentAnswer rules={rules} />
    </Cols>
  );
}

const InWords = styled.p`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.sunken};
  ${theme.type.sm}
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  > span {
    ${theme.type.xs} color: ${theme.color.text2};
  }
`;
