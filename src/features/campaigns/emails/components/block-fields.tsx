import type { ReactNode } from 'react';
import { blockLimits as limits, type EmailBlock } from '../../../../domain/email-block';
import { Segmented } from '../../../../ui/segmented';
import { Text } from '../../../../ui/text';
import { LinkField } from './link-field';
import { MarkedField } from './marked-field';
import { PictureField } from './picture-field';
import { SocialFields } from './social-fields';
import { WordsField } from './words-field';

/** What can be set of a block. */
export function BlockFields({
  block,
  onChange,
}: {
  block: EmailBlock;
  onChange: (change: (block: EmailBlock) => EmailBlock) => void;
}): ReactNode {
  // Over the block as it is then: two fields may be changed by one press.
  const set = (part: object) => onChange((now) => ({ ...now, ...part }) as EmailBlock);
  switch (block.kind) {
    case 'heading':
      return (
        <>
          <WordsField label="Heading" value={block.text} max={limits.heading} onChange={(text) => set({ text })} />
          <Segmented
            label="Size"
            value={String(block.level) as '1' | '2'}
            onChange={(level) => set({ level: Number(level) })}
            options={[
              { value: '1', label: 'Large' },
              { value: '2', label: 'Small' },
            ]}
          />
        </>
      );
    case 'text':
      return (
        <MarkedField
          label="Text"
          value={block.text}
          max={limits.text}
          rows={12}
          onChange={(text) => set({ text })}
          help="Leave a blank line to start a new paragraph."
        />
      );
    case 'image':
      return (
        <>
          <PictureField creationId={block.creationId} alt={block.alt} onChange={set} />
          <LinkField optional value={block.url} onChange={(url) => set({ url })} />
        </>
      );
    case 'button':
      return (
        <>
          <WordsField label="Button text" value={block.label} max={limits.label} onChange={(label) => set({ label })} />
          <LinkField value={block.url} onChange={(url) => set({ url })} />
        </>
      );
    case 'product':
      return (
        <>
          <PictureField creationId={block.creationId} alt={block.alt} onChange={set} />
          <WordsField label="Name" value={block.name} max={limits.name} onChange={(name) => set({ name })} />
          <MarkedField label="Text" value={block.text} max={limits.text} rows={4} onChange={(text) => set({ text })} />
          <WordsField
            label="Price"
            optional
            value={block.price}
            max={limits.price}
            onChange={(price) => set({ price })}
          />
          <WordsField
            label="Button text"
            optional
            value={block.label}
            max={limits.label}
            onChange={(label) => set({ label })}
          />
          <LinkField value={block.url} onChange={(url) => set({ url })} />
        </>
      );
    case 'social':
      return <SocialFields links={block.links} onChange={(links) => set({ links })} />;
    case 'footer':
      return (
        <MarkedField
          label="Footer"
          value={block.text}
          max={limits.text}
          rows={4}
          onChange={(text) => set({ text })}
          help="Your name, postal address and unsubscribe link are added below every email automatically."
        />
      );
    case 'divider':
      return (
        <Text size="sm" tone={2}>
          A line across the email. It has no settings.
        </Text>
      );
    case 'columns':
      return (
        <Text size="sm" tone={2}>
          Choose a block in one of the columns, or add one. On phones, the columns are stacked.
        </Text>
      );
  }
}
