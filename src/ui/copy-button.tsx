import { Check, Copy } from 'lucide-react';
import { useSaved } from '../hooks/use-saved';
import { copyText } from '../lib/copy-text';
import { Button, type ButtonProps } from './button';
import { useToast } from './use-toast';
import { VisuallyHidden } from './visually-hidden';

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** Such as "Copy the codes". */
  label: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
}

/** Copies a text and confirms it for three seconds; where the browser refuses, says what to do instead. */
export function CopyButton({ text, label, variant, size }: CopyButtonProps) {
  const [copied, markCopied] = useSaved();
  const { show } = useToast();
  const copy = async () => {
    const done = await copyText(text);
    markCopied(done);
    if (!done)
      show({ kind: 'failure', text: 'Your browser did not allow copying. Select the text and copy it yourself.' });
  };
  return (
    <>
      <Button variant={variant} size={size} icon={copied ? <Check /> : <Copy />} onClick={() => void copy()}>
        {copied ? 'Copied' : label}
      </Button>
      <VisuallyHidden role="status">{copied ? 'Copied' : ''}</VisuallyHidden>
    </>
  );
}
