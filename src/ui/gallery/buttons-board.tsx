import { Download, Ellipsis, Plus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { ButtonLink } from '../button-link';
import { Link } from '../link';
import { Row } from '../stack';
import { Text } from '../text';
import { useToast } from '../use-toast';
import { Board } from './board';

export function ButtonsBoard() {
  const { show } = useToast();
  const [busy, setBusy] = useState(true);
  const pressed = (name: string) => show({ text: `${name} was pressed` });
  return (
    <Board title="Buttons">
      <Row>
        <Button variant="primary" icon={<Plus />} onClick={() => pressed('Create Content')}>
          Create Content
        </Button>
        <Button variant="accent" onClick={() => pressed('Create Content')}>
          Create Content
        </Button>
        <Button icon={<Download />} onClick={() => pressed('Export')}>
          Export
        </Button>
        <Button variant="quiet" onClick={() => pressed('Discard')}>
          Discard
        </Button>
        <Button variant="danger" onClick={() => pressed('Delete 3 contacts')}>
          Delete 3 contacts
        </Button>
      </Row>
      <Row>
        <Button variant="primary" icon={<Sparkles />} disabledReason="Write a description first.">
          Generate Image
        </Button>
        <Button variant="primary" busy={busy} busyLabel="Generating..." onClick={() => setBusy(true)}>
          Generate
        </Button>
        <Button size="sm" onClick={() => setBusy(!busy)}>
          Use Template
        </Button>
        <Button iconOnly label="More" icon={<Ellipsis />} onClick={() => pressed('More')} />
        <Button
          iconOnly
          size="sm"
          variant="quiet"
          label="More, small"
          icon={<Ellipsis />}
          onClick={() => pressed('More')}
        />
      </Row>
      <Row>
        <ButtonLink to="/ui" variant="primary" size="lg">
          Start free trial
        </ButtonLink>
        <ButtonLink to="/ui" size="lg">
          See how it works
        </ButtonLink>
        <ButtonLink href="/ui" size="sm" icon={<Download />} download="components.html">
          Download
        </ButtonLink>
        <Text as="span" size="sm">
          Running text with <Link to="/ui">a link in it</Link>.
        </Text>
      </Row>
    </Board>
  );
}
