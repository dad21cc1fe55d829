import './compile-once';
import './quick-styles'; // before anything that loads the rest of jsdom
import './plain-colours';
import PageEnvironment from 'jest-fixed-jsdom';

// eslint-disable-next-line no-restricted-syntax -- Jest takes an environment's default export
export default PageEnvironment;
