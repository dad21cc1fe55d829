import { Rss } from 'lucide-react';
import { styled } from 'styled-components';
import { mediaUrl, paths } from '../../../../config/paths';
import { Link } from '../../../../ui/link';
import { theme } from '../../../../ui/theme';

/** Links for people who use a feed reader. */
export function FeedLinks() {
  return (
    <Line>
      <Rss />
      <span>
        Read it your way: <Link href={mediaUrl(`${paths.blog}/feed.xml`)}>RSS</Link>,{' '}
        <Link href={mediaUrl(`${paths.blog}/atom.xml`)}>Atom</Link> or{' '}
        <Link href={mediaUrl(`${paths.blog}/feed.json`)}>JSON Feed</Link>.
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  ${theme.media.phone} {
    a {
      display: inline-flex;
      align-items: center;
      min-height: 2rem;
    }
  }
`;
