import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { CampaignTemplate } from '../../../contracts/campaign-proposals';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { List, ListRow } from '../../../ui/list';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { Tag } from '../../../ui/tag';
import { theme } from '../../../ui/theme';
import { typeNames } from '../campaign-words';
import { useListCampaignTemplatesQuery } from '../campaigns-api';
import { useCampaignActions } from '../hooks/use-campaign-actions';
import { glyphs } from './campaign-glyphs';

/** Drafts that are written already; three of them, the rest in a dialog. */
export function CampaignTemplates() {
  const { data, error, isFetching, refetch } = useListCampaignTemplatesQuery();
  const [all, setAll] = useState(false);
  const { create, creating } = useCampaignActions();
  const use = ({ id }: CampaignTemplate) => void create({ templateId: id });
  const row = (template: CampaignTemplate) => (
    <ListRow
      key={template.id}
      glyph={glyphs[template.type]}
      title={template.name}
      meta={template.description}
      side={
        <>
          <Kind>
            <Tag>{typeNames[template.type]}</Tag>
          </Kind>
          <Button
            size="sm"
            aria-label={`Use Template ${template.name}`}
            onClick={() => use(template)}
            {...(creating && { disabledReason: 'A draft is being created.' })}
          >
            Use Template
          </Button>
        </>
      }
    />
  );
  if (!data && !error)
    return (
      <Skeleton label="Loading templates">
        <SkeletonPanel rows={FIRST} />
      </Skeleton>
    );
  const items = data?.items ?? [];
  return (
    <Panel
      title="Quick-start templates"
      side={
        items.length > FIRST && (
          <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
            All templates
          </Button>
        )
      }
    >
      {data ? (
        <List label="Quick-start templates">{items.slice(0, FIRST).map(row)}</List>
      ) : (
        <PanelBody>
          <Banner title="Templates could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        </PanelBody>
      )}
      <Dialog open={all} onClose={() => setAll(false)} title="All templates">
        <List label="All templates">{items.map(row)}</List>
      </Dialog>
    </Panel>
  );
}

const FIRST = 3;

/** Phones have room for the name; its picture says the kind there, too. */
const Kind = styled.span`
  display: flex;
  ${theme.media.phone} {
    display: none;
  }
`;
