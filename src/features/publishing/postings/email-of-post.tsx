import { Mail } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../api/api-error';
import { campaignEditPath } from '../../../config/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { useToast } from '../../../ui/use-toast';
import { useCreateCampaignMutation } from '../../campaigns/campaigns-api';

/** A draft of a campaign about the post, for whoever wants to write more around it, or to some people only; the one that was drafted with it, if there is one. */
export function EmailOfPost({ pieceId, draftId }: { pieceId: string; draftId: string | null }) {
  const navigate = useNavigate();
  const { show } = useToast();
  const [create, { isLoading }] = useCreateCampaignMutation();
  const make = async () => {
    const { data, error } = await create({ pieceId });
    if (data) await navigate(campaignEditPath(data.id));
    if (error) show({ kind: 'failure', text: `No email was made. ${messageOf(error)}` });
  };
  if (draftId !== null)
    return (
      <ButtonLink size="sm" variant="quiet" icon={<Mail />} to={campaignEditPath(draftId)}>
        Open the newsletter draft
      </ButtonLink>
    );
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<Mail />}
      onClick={() => void make()}
      busy={isLoading}
      busyLabel="Making an email…"
    >
      Make an email of it
    </Button>
  );
}
