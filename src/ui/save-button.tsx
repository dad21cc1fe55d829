import { Button } from './button';

/** The button of a form over what is stored: asleep while nothing has changed, and for a moment it says that it was saved. */
export function SaveButton({ form: { busy, saved, isChanged }, children = 'Save Changes' }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      busy={busy}
      busyLabel="Saving..."
      {...(!isChanged && !saved && { disabledReason: 'Nothing has changed.' })}
    >
      {saved ? 'Saved!' : children}
    </Button>
  );
}

interface SaveButtonProps {
  form: { busy: boolean; saved: boolean; isChanged: boolean };
  children?: string;
}
