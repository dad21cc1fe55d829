import { WebsiteTracking } from '../../visits/visits-parts';

/** Where links to "Measure your website" lead. */
export const MEASURE_WEBSITE = 'measure-your-website';

export const MeasureWebsite = () => (
  <div id={MEASURE_WEBSITE} tabIndex={-1}>
    <WebsiteTracking />
  </div>
);
