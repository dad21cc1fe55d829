export { bundlePackages as default } from './package-bundles';
