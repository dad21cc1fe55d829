import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { piecePath } from '../../../config/paths';
import type { Material } from '../../../contracts/material';
import { canBeCleared, whyUnused, type MaterialKind } from '../../../domain/material';
import { formatDay } from '../../../lib/format-day';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Link } from '../../../ui/link';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { useDeleteMaterialMutation, useUpdateMaterialMutation } from '../material-api';
import { MaterialForm } from './material-form';

/** One answer or find: whose words it is, whether ideas use it, and how to change that. */
export function MaterialRow({ material }: { material: Material }) {
  const { id, kind, asked, text, detail, page, photoId, use, found, cleared, usedCount, pieceId, createdAt } = material;
  const { show } = useToast();
  const { workspace } = useSession();
  const [open, setOpen] = useState<'form' | 'question' | null>(null);
  const [update, { isLoading: clearing }] = useUpdateMaterialMutation();
  const [remove, { isLoading: deleting }] = useDeleteMaterialMutation();
  const why = whyUnused(use, found);

  const clear = async () => {
    const { error } = await update({ materialId: id, text, detail, cleared: true });
    if (error) show({ text: `Nothing has changed. ${messageOf(error)}` });
  };
  const destroy = async () => {
    const { error } = await remove({ materialId: id });
    setOpen(null);
    if (error) show({ text: `This could not be deleted. ${messageOf(error)}` });
  };

  if (open === 'form')
    return (
      <Item>
        <MaterialForm material={material} onDone={() => setOpen(null)} />
      </Item>
    );
  return (
    <Item>
      <Text size="xs" tone={3}>
        {asked || KINDS[kind]} · {formatDay(createdAt, workspace.zone)}
        {page && (
          <>
            {' · '}
            <span>{shortPage(page)}</span>
          </>
        )}
      </Text>
      <Said dir="auto">{text}</Said>
      {detail && <Said dir="auto">{detail}</Said>}
      {why ? (
        <Why>
          <TriangleAlert aria-hidden />
          <span>{why}</span>
          {canBeCleared(use) && (
            <Button size="sm" busy={clearing} onClick={() => void clear()}>
              Confirm it may be published
            </Button>
          )}
        </Why>
      ) : (
        <Text size="xs" tone={3}>
          {pieceId ? (
            <>
              Used in <Link to={piecePath(pieceId)}>a post</Link>.
            </>
          ) : usedCount > 0 ? (
            `Used for ${usedCount === 1 ? 'one idea' : `${usedCount} ideas`} so far.`
          ) : (
            'Ready for your next ideas.'
          )}
          {cleared && ' You confirmed that it may be published.'}
          {photoId && ' With a photo.'}
        </Text>
      )}
      <Row>
        <Button size="sm" variant="quiet" icon={<Pencil />} onClick={() => setOpen('form')}>
          Edit
        </Button>
        <Button size="sm" variant="quiet" icon={<Trash2 />} onClick={() => setOpen('question')}>
          Delete
        </Button>
      </Row>
      <ConfirmDialog
        open={open === 'question'}
        title="Delete this answer?"
        sentence="No new idea will use it. Posts and ideas that were made of it stay."
        confirmLabel="Delete answer"
        variant="danger"
        busy={deleting}
        onConfirm={() => void destroy()}
        onClose={() => setOpen(null)}
      />
    </Item>
  );
}

function shortPage(page: string): string {
  if (!URL.canParse(page)) return page;
  const { host, pathname } = new URL(page);
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`;
}

const KINDS: Record<MaterialKind, string> = {
  answer: 'Your answer',
  question: 'A question on your website',
  service: 'A service on your website',
  price: 'A price on your website',
  review: 'A review on your website',
  fact: 'From your website',
};

const Item = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[5]};
  ${theme.media.phone} {
    padding-inline: ${theme.space[4]};
  }
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
`;

const Said = styled.p`
  ${theme.type.sm}
  max-width: ${theme.size.reading};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Why = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.tone.amber.soft};
  color: ${theme.tone.amber.text};
  ${theme.type.sm}
  > span {
    flex: 1 1 16rem;
    min-width: 0;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
`;
