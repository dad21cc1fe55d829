import { Archive, ArchiveRestore, CircleDot, Download, Tag, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { contactStatuses } from '../../../domain/contact';
import { formatNumber } from '../../../lib/format-number';
import { pluralise } from '../../../lib/pluralise';
import { Button } from '../../../ui/button';
import { LateMenu } from '../../../ui/late-menu';
import { Row } from '../../../ui/stack';
import { statuses } from '../../../ui/status';
import { theme } from '../../../ui/theme';
import { selectionInput, type ContactsChange } from '../contact-filter';
import { dialogAsked, everyMatchPicked, pickDropped, selectFilter, selectPicked } from '../contacts-slice';
import { useChanges } from './use-changes';
import { foundWords } from '../list/components/contact-pager';
import { Bar } from '../list/components/contact-toolbar';
import { TagContactsPart } from '../components/late-parts';

/** What can be done with everybody who was picked; in the toolbar's place while somebody is. */
export function BulkBar({ found }: { found: { count: number; exact: boolean } | undefined }) {
  const dispatch = useDispatch();
  const picked = useSelector(selectPicked);
  const filter = useSelector(selectFilter);
  const { change, changing } = useChanges();
  const [tagging, setTagging] = useState<{ kind: 'tag' | 'untag'; open: boolean }>({ kind: 'tag', open: false });
  useEffect(() => TagContactsPart.fetch(), [tagging]);
  const apply = (what: ContactsChange) => change(selectionInput(picked, filter), what);
  const everybody = found ? `all ${foundWords(found)}` : 'everyone';
  const whom = picked.all
    ? found
      ? `${foundWords(found)} people`
      : 'everyone who matches'
    : pluralise(picked.ids.length, 'person', 'people');
  return (
    <>
      <Picked role="region" aria-label="Actions for the selected contacts">
        <Row gap={3}>
          <b role="status">
            {picked.all ? `${capital(everybody)} selected` : `${formatNumber(picked.ids.length)} selected`}
          </b>
          {!picked.all && found && found.count > picked.ids.length && (
            <Everybody type="button" onClick={() => dispatch(everyMatchPicked())}>
              Select {everybody} that match
            </Everybody>
          )}
        </Row>
        <Row>
          <LateMenu
            trigger={
              <Button size="sm" icon={<Tag />} busy={changing}>
                Tag
              </Button>
            }
            items={[
              { label: 'Add tag', onSelect: () => setTagging({ kind: 'tag', open: true }) },
              { label: 'Remove tag', onSelect: () => setTagging({ kind: 'untag', open: true }) },
            ]}
          />
          <LateMenu
            trigger={
              <Button size="sm" icon={<CircleDot />} busy={changing}>
                Status
              </Button>
            }
            items={contactStatuses.map((status) => ({
              label: statuses[status].label,
              onSelect: () => void apply({ kind: 'status', status }),
            }))}
          />
          {filter.archived ? (
            <Button size="sm" icon={<ArchiveRestore />} busy={changing} onClick={() => void apply({ kind: 'restore' })}>
              Restore
            </Button>
          ) : (
            <Button size="sm" icon={<Archive />} busy={changing} onClick={() => void apply({ kind: 'archive' })}>
              Archive
            </Button>
          )}
          <Button size="sm" icon={<Download />} onClick={() => dispatch(dialogAsked('export'))}>
            Export
          </Button>
          <Button
            iconOnly
            size="sm"
            variant="quiet"
            label="Clear selection"
            icon={<X />}
            onClick={() => dispatch(pickDropped())}
          />
        </Row>
      </Picked>
      <TagContactsPart
        open={tagging.open}
        kind={tagging.kind}
        whom={whom}
        onClose={() => setTagging({ ...tagging, open: false })}
        onChange={apply}
      />
    </>
  );
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const Picked = styled(Bar)`
  ${theme.type.sm}
  b {
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

const Everybody = styled.button`
  color: ${theme.color.text1};
  font-weight: ${theme.weight.medium};
  text-decoration: underline;
  text-decoration-color: ${theme.color.control};
  text-underline-offset: 2px;
`;
