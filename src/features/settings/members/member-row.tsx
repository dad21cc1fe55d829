import { Ellipsis } from 'lucide-react';
import { messageOf } from '../../../api/api-error';
import type { Member } from '../../../contracts/account';
import { formatDay } from '../../../lib/format-day';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { ListRow } from '../../../ui/list';
import { Menu, type MenuEntry } from '../../../ui/menu';
import { Tag } from '../../../ui/tag';
import { useToast } from '../../../ui/use-toast';
import { useUpdateMemberMutation } from '../../account/account-api';
import { useSession } from '../../auth/auth-parts';

export interface MemberRowProps {
  member: Member;
  /** Whether the reader may change roles and remove people. */
  mayChange: boolean;
  isLastOwner: boolean;
  onRemove: () => void;
  onLeave: () => void;
}

/** One person of the workspace, with what can be done about them. */
export function MemberRow({ member, mayChange, isLastOwner, onRemove, onLeave }: MemberRowProps) {
  const { workspace, demo } = useSession();
  const [update, { isLoading }] = useUpdateMemberMutation();
  const { show } = useToast();
  const { id, name, email, role, joinedAt, you } = member;

  const change = async (to: Member['role']) => {
    if (isLoading) return;
    const { error } = await update({ memberId: id, role: to });
    if (error) show({ kind: 'failure', text: messageOf(error) });
    else show({ text: you ? `You are now ${withArticle(to)}.` : `${name} is now ${withArticle(to)}.` });
  };

  const stuck = isLastOwner ? { disabledReason: 'Make someone else an owner first.' } : {};
  const items: MenuEntry[] = [];
  if (mayChange && role === 'member') items.push({ label: 'Make owner', onSelect: () => void change('owner') });
  if (mayChange && role === 'owner')
    items.push({ label: 'Make member', onSelect: () => void change('member'), ...stuck });
  if (you && !demo) items.push({ label: 'Leave the workspace', danger: true, onSelect: onLeave, ...stuck });
  if (!you && mayChange) items.push({ label: 'Remove', danger: true, onSelect: onRemove });

  return (
    <ListRow
      leading={<Avatar id={id} name={name} />}
      title={you ? `${name} (you)` : name}
      meta={`${email} · since ${formatDay(joinedAt, workspace.zone, { year: true })}`}
      side={
        <>
          <Tag>{role === 'owner' ? 'Owner' : 'Member'}</Tag>
          {items.length > 0 && (
            <Menu
              trigger={<Button variant="quiet" iconOnly label={`More about ${name}`} icon={<Ellipsis />} />}
              items={items}
            />
          )}
        </>
      }
    />
  );
}

const withArticle = (role: Member['role']) => (role === 'owner' ? 'an owner' : 'a member');
