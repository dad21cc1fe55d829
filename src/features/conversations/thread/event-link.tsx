import type { ReactNode } from 'react';
import { Link } from '../../../ui/link';

/** Leads to what an event is about: a page of ours, or one elsewhere that is told nothing about us. */
export function EventLink({ link, children }: { link: string; children: ReactNode }) {
  if (link.startsWith('/')) return <Link to={link}>{children}</Link>;
  if (!link.startsWith('https://')) return null;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
