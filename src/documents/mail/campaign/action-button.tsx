import { Button } from '@react-email/button';
import { campaignStyles as styles } from './campaign-look';
import type { CampaignMaking } from './campaign-making';

/** A link styled as a button, with padding that Outlook renders too. */
export function ActionButton({ label, url, making }: { label: string; url: string; making: CampaignMaking }) {
  const { button, onButton } = making.colours.light;
  return (
    <Button
      href={making.href(url) ?? undefined}
      className="button"
      style={{
        font: styles.cell.font,
        lineHeight: '100%',
        backgroundColor: button,
        color: onButton,
        borderRadius: 8,
        padding: '13px 22px',
        fontSize: 16,
        fontWeight: 600,
      }}
    >
      {making.slots.take(label)}
    </Button>
  );
}
