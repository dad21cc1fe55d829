import { Banner } from '../../../ui/banner';

/** Why the last try failed, above the form that still holds every word. */
export const Refusal = ({ sentence }: { sentence: string | null }) =>
  sentence === null ? null : <Banner title={sentence}>What you typed is still here.</Banner>;
