import { Building2, UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { DataExport } from '../../../contracts/privacy';
import { contentsWords } from '../../../domain/workspace-contents';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Tag } from '../../../ui/tag';
import { theme } from '../../../ui/theme';
import { Glyph } from '../../../ui/thumb';
import { useSession } from '../../auth/auth-parts';
import { useCreateExportMutation } from '../privacy-api';
import { useExports } from '../hooks/use-exports';
import { ExportList } from './export-list';

/**
 * A copy of all data to download: the workspace's for its owners, the account's for each person. Never
 * restricted by a plan.
 */
export function ExportPanel() {
  const { workspace } = useSession();
  const { items, error, refetch, isFetching } = useExports();
  const [create, { isLoading, error: refusal, originalArgs }] = useCreateExportMutation();
  const isOnItsWay = (scope: DataExport['scope']): boolean =>
    items?.some((item) => item.scope === scope && (item.state === 'waiting' || item.state === 'running')) ?? false;

  const begin = (scope: DataExport['scope'], label: string) => (
    <Button
      size="sm"
      busy={isLoading && originalArgs?.scope === scope}
      busyLabel="Starting…"
      onClick={() => void create({ scope })}
      {...(isOnItsWay(scope) && { disabledReason: 'An export is already being made.' })}
    >
      {label}
    </Button>
  );

  return (
    <Panel title="Export">
      {refusal && (
        <PanelBody>
          <Banner title={messageOf(refusal)} />
        </PanelBody>
      )}
      <Choices aria-label="What can be exported">
        <li>
          <Glyph>
            <Building2 />
          </Glyph>
          <p>
            <b>Everything in {workspace.name}</b>Its {contentsWords()}: zip files of JSON and media, with a page that
            explains what is where. Keys are listed without their values.
          </p>
          {workspace.role === 'owner' ? begin('workspace', 'Export everything') : <Tag>For owners</Tag>}
        </li>
        <li>
          <Glyph>
            <UserRound />
          </Glyph>
          <p>
            <b>Your account</b>What we store about you: your details, where you are signed in, your workspaces, the
            invitations you sent and what you did. Never a password or a key.
          </p>
          {begin('account', 'Export my account data')}
        </li>
      </Choices>
      {error && !items && (
        <PanelBody>
          <Banner title={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
        </PanelBody>
      )}
      {!items && !error && (
        <Skeleton label="Loading exports">
          <SkeletonRows count={1} />
        </Skeleton>
      )}
      {items && items.length > 0 && <ExportList items={items} onRetry={(scope) => void create({ scope })} />}
    </Panel>
  );
}

/** The button is beside the text, or below it where there is no room. */
const Choices = styled.ul`
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space[3]};
    padding: ${theme.space[3]} ${theme.space[5]};
  }
  li + li {
    box-shadow: inset 0 1px ${theme.color.hairline};
  }
  p {
    ${theme.type.xs} color: ${theme.color.text2};
  }
  b {
    display: block;
    ${theme.type.sm} font-weight: ${theme.weight.medium};
    color: ${theme.color.text1};
    overflow-wrap: anywhere;
  }
  ${theme.media.phone} {
    li {
      padding-inline: ${theme.space[4]};
    }
    li > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
