import { Banner } from '../../../ui/banner';

/** Why the last attempt failed, above the form, which keeps its input. */
export const Refusal = ({ sentence }: { sentence: string | null }) =>
  sentence === null ? null : <Banner title={sentence}>What you typed is still here.</Banner>;
