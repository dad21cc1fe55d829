import { Mail } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../api/api-error';
import { campaignEditPath } from '../../../config/paths';
import { Button } from '../../../ui/button';
import { useToast } from '../../../ui/use-toast';
import { useCreateCampaignMutation } from '../../campaigns/campaigns-api';

/** A draft of a campaign about the post, for whoever wants to write more around it, or to some people only. */
export function EmailOfPost({ pieceId }: { pieceId: string }) {
  const navigate = useNavigate();
  const { show } = useToast();
  const [create, { isLoading }] = useCreateCampaignMutation();
  const make = async () => {
    const { data, error } = await create({ pieceId });
    if (data) await navigate(campaignEditPath(data.id));
    if (error) show({ kind: 'failure', text: `No email was made. ${messageOf(error)}` });
  };
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
