import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import { MOST_VISIT_SITES } from '../../../domain/visit-host';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Panel, PanelBody, PanelSection } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { useListVisitSitesQuery } from '../visits-api';
import { AddSiteForm } from './add-site-form';
import { SiteSection } from './site-section';
import { WhatIsMeasured } from './what-is-measured';

/** The owner's websites: the line to paste, whether it works, and what it measures. */
export function WebsiteTracking() {
  const { data, error, isLoading, refetch } = useListVisitSitesQuery();
  const [adds, setAdds] = useState(false);
  if (!data)
    return (
      <Panel title="Your website">
        <PanelBody>
          {error && !isLoading ? (
            <Banner title={messageOf(error)}>
              <Button size="sm" onClick={() => void refetch()}>
                Try again
              </Button>
            </Banner>
          ) : (
            <Skeleton label="Loading your website">
              <SkeletonRows count={3} />
            </Skeleton>
          )}
        </PanelBody>
      </Panel>
    );
  const sites = data.items;
  return (
    <Panel title={sites.length > 1 ? 'Your websites' : 'Your website'}>
      {sites.length === 0 ? (
        <PanelBody>
          <Text tone={2}>
            Paste one line into your website to see how many people visit it, which pages they read, where they come
            from and what they book. It uses no cookies and stores nothing on your visitors’ devices.
          </Text>
          <AddSiteForm />
        </PanelBody>
      ) : (
        sites.map((site, index) => <SiteSection key={site.id} site={site} isFirst={index === 0} />)
      )}
      {adds && (
        <PanelSection>
          <AddSiteForm onDone={() => setAdds(false)} />
        </PanelSection>
      )}
      <PanelSection>
        <WhatIsMeasured />
        {sites.length > 0 && sites.length < MOST_VISIT_SITES && !adds && (
          <Row>
            <Button size="sm" onClick={() => setAdds(true)}>
              Add another website
            </Button>
          </Row>
        )}
      </PanelSection>
    </Panel>
  );
}
