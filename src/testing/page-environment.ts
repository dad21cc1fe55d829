import './quick-styles';
import PageEnvironment from 'jest-fixed-jsdom';

// eslint-disable-next-line no-restricted-syntax -- Jest takes an environment's default export
export default PageEnvironment;
