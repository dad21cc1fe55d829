import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { MAX_OFFERS } from '../../../domain/business-profile';
import { Button } from '../../../ui/button';
import { Field, Help } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';

/** What the business sells, one per line. Enter moves to the next line. `faults` are keyed 'offers' and 'offers.2'. */
export function OffersField({
  offers,
  onChange,
  faults,
  help,
}: {
  offers: string[];
  onChange: (offers: string[]) => void;
  faults: Record<string, string>;
  help?: string | undefined;
}) {
  const rows = useRef<HTMLUListElement>(null);
  const lines = offers.length > 0 ? offers : [''];
  const full = lines.length >= MAX_OFFERS;

  const focusRow = (index: number) => {
    // The row exists only after the next paint.
    requestAnimationFrame(() => rows.current?.querySelectorAll('input')[index]?.focus());
  };
  const add = () => {
    onChange([...lines, '']);
    focusRow(lines.length);
  };
  const remove = (index: number) => {
    onChange(lines.filter((_, at) => at !== index));
    focusRow(Math.max(0, index - 1));
  };

  return (
    <Group role="group" aria-label="What you offer">
      <Head>
        <b>What you offer</b>
        <span>
          {lines.length} of {MAX_OFFERS}
        </span>
      </Head>
      <Rows ref={rows} role="list">
        {lines.map((offer, index) => (
          <li key={index}>
            <Field
              label={`Offer ${index + 1}`}
              hideLabel
              error={faults[`offers.${index}`] ?? (index === 0 ? faults.offers : undefined)}
            >
              <TextInput
                value={offer}
                placeholder={EXAMPLES[index]}
                dir="auto"
                onChange={(event) => onChange(lines.map((line, at) => (at === index ? event.target.value : line)))}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  if (index < lines.length - 1) focusRow(index + 1);
                  else if (!full && offer.trim()) add();
                }}
              />
            </Field>
            {lines.length > 1 && (
              <Button
                iconOnly
                label={`Remove offer ${index + 1}`}
                variant="quiet"
                icon={<X />}
                onClick={() => remove(index)}
              />
            )}
          </li>
        ))}
      </Rows>
      {help && <Help>{help}</Help>}
      <div>
        <Button
          size="sm"
          icon={<Plus />}
          onClick={add}
          disabledReason={
            full ? `${MAX_OFFERS} offers are the most you can list. Remove one to add another.` : undefined
          }
        >
          Add an offer
        </Button>
      </div>
    </Group>
  );
}

const EXAMPLES = ['Sourdough loaf', 'Birthday cakes to order', 'Saturday baking class'];

const Group = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

const Head = styled.p`
  display: flex;
  justify-content: space-between;
  ${theme.type.sm}
  span {
    ${theme.type.xs} color: ${theme.color.text3};
    font-variant-numeric: tabular-nums;
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  li {
    display: flex;
    align-items: flex-start;
    gap: ${theme.space[1]};
  }
  li > :first-child {
    flex: 1;
  }
`;
