// eslint-disable-next-line no-restricted-syntax -- Jest takes a global setup's default export
export { bundlePackages as default } from './package-bundles';
