import { useToast } from '../../../ui/use-toast';

/** Copies text to the clipboard and says so; where the browser refuses, shows the text to be copied by hand. */
export function useCopy() {
  const { show } = useToast();
  return async (text: string, what: string) => {
    try {
      await navigator.clipboard.writeText(text);
      show({ text: `${what} copied.` });
    } catch {
      show({ kind: 'failure', text: `Your browser blocked copying. ${what}: ${text}` });
    }
  };
}
