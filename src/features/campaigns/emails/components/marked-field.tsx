import { Bold, Italic, Link as LinkIcon, List as ListIcon } from 'lucide-react';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { shortcutLabel } from '../../../../lib/shortcut-label';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Field } from '../../../../ui/field';
import { Form } from '../../../../ui/form';
import { Row } from '../../../../ui/stack';
import { TextArea } from '../../../../ui/text-area';
import { TextInput } from '../../../../ui/text-input';
import { theme } from '../../../../ui/theme';
import { completeLink, linkFault } from '../block-words';
import { insertLink, insertWords, toggleList, toggleMark, type Chosen } from '../text-marks';
import { MergeMenu } from './merge-menu';

/** Several lines of a mail with bold, italic, links, lists and merge fields. */
export function MarkedField({
  label,
  value,
  max,
  rows = 8,
  onChange,
  help,
}: {
  label: string;
  value: string;
  max: number;
  rows?: number;
  onChange: (value: string) => void;
  help?: string;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [linking, setLinking] = useState<Chosen | null>(null);
  const chosen = (): Chosen => ({
    text: value,
    start: area.current?.selectionStart ?? value.length,
    end: area.current?.selectionEnd ?? value.length,
  });
  const put = (next: Chosen) => {
    if (next.text.length > max) return;
    onChange(next.text);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.start, next.end);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const mark =
      (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
        ? KEYS.get(event.key.toLowerCase())
        : undefined;
    if (!mark) return;
    event.preventDefault();
    put(toggleMark(chosen(), mark));
  };
  return (
    <>
      <Field label={label} help={help}>
        <Tools role="group" aria-label={`Formatting for ${label.toLowerCase()}`}>
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            label={`Bold (${shortcutLabel('B')})`}
            icon={<Bold />}
            onClick={() => put(toggleMark(chosen(), '**'))}
          />
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            label={`Italic (${shortcutLabel('I')})`}
            icon={<Italic />}
            onClick={() => put(toggleMark(chosen(), '*'))}
          />
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            label="Link"
            icon={<LinkIcon />}
            onClick={() => setLinking(chosen())}
          />
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            label="List"
            icon={<ListIcon />}
            onClick={() => put(toggleList(chosen()))}
          />
          <MergeMenu iconOnly into={label.toLowerCase()} onInsert={(tag) => put(insertWords(chosen(), tag))} />
        </Tools>
        <TextArea
          ref={area}
          dir="auto"
          rows={rows}
          value={value}
          maxLength={max}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Dialog open={linking !== null} onClose={() => setLinking(null)} title="Insert link">
        {linking && (
          <LinkForm
            words={linking.text.slice(linking.start, linking.end).trim()}
            onCancel={() => setLinking(null)}
            onDone={(url) => {
              setLinking(null);
              put(insertLink(linking, url));
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function LinkForm({ words, onDone, onCancel }: { words: string; onDone: (url: string) => void; onCancel: () => void }) {
  const [url, setUrl] = useState('');
  const [tried, setTried] = useState(false);
  const complete = completeLink(url);
  const fault =
    complete === ''
      ? 'Enter an address.'
      : /\s/.test(complete)
        ? 'Remove the spaces from the address.'
        : (linkFault(complete) ?? undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (!fault) onDone(complete);
  };
  return (
    <Form noValidate onSubmit={submit}>
      <Field
        label="Link address"
        required
        error={tried ? fault : undefined}
        help={words ? `From “${words.slice(0, 60)}”.` : 'To link existing words, select them first.'}
      >
        <TextInput
          value={url}
          maxLength={2_000}
          placeholder="https://"
          onChange={({ target }) => setUrl(target.value)}
        />
      </Field>
      <Row between>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary">
          Insert link
        </Button>
      </Row>
    </Form>
  );
}

const KEYS = new Map<string, '**' | '*'>([
  ['b', '**'],
  ['i', '*'],
]);

const Tools = styled.div`
  display: flex;
  gap: 0.25rem;
  ${theme.media.phone} {
    gap: ${theme.space[2]};
  }
`;
