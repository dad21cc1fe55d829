import { CopyCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { piecePath } from '../../../../config/paths';
import { Link } from '../../../../ui/link';
import { theme } from '../../../../ui/theme';
import { alikeWhen, type Alike } from './alike-words';

/** Advice, never a refusal: who wants to say it again may. */
export function AlikeNotice({ alike, zone, now }: { alike: Alike | null; zone: string; now: Date }) {
  return (
    <div role="status">
      {alike && (
        <Line>
          <CopyCheck aria-hidden="true" />
          <span>
            Much like{' '}
            <bdi>
              <Link to={piecePath(alike.id)}>“{alike.title}”</Link>
            </bdi>
            , {alikeWhen(alike, zone, now)}.
          </span>
        </Line>
      )}
    </div>
  );
}

const Line = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.tone.amber.soft};
  color: ${theme.tone.amber.text};
  ${theme.type.sm}
  overflow-wrap: anywhere;
  a {
    color: inherit;
    text-decoration: underline;
  }
  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    margin-top: 0.125rem;
  }
`;
