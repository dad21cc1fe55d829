import packageJson from '../../../package.json';
import { env } from '../../config/env';
import type { WebPort } from '../../ports/web';
import { makeGuardedWeb } from '../../providers/guarded-web/guarded-web';
import { fileService } from '../file/file-wiring';
import { websiteHandlers } from './website-handlers';
import { makeWebsiteService } from './website-service';

/** The guarded fetch for addresses that users type; every feature that needs one uses this. */
export const webPort = (): WebPort =>
  makeGuardedWeb({ allowedOrigins: env().webAllowedOrigins, version: packageJson.version, home: env().publicUrl });

export const websiteWiring = () =>
  websiteHandlers(
    makeWebsiteService({
      web: webPort(),
      keepLogo: (workspaceId, logo) => fileService().keep(workspaceId, { ...logo, purpose: 'logo' }),
    }),
  );
