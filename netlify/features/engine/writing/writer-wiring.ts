import packageJson from '../../../../package.json';
import { env } from '../../../config/env';
import { inWorkspace } from '../../../database/client';
import { AppError } from '../../../errors/app-error';
import { throttle } from '../../../http/limits-wiring';
import { log } from '../../../http/log';
import type { TextVendor } from '../../../ports/text-vendor';
import type { WriterPort } from '../../../ports/writer';
import { makeGuardedWeb } from '../../../providers/guarded-web/guarded-web';
import { makeModelWriter } from '../../../providers/model-writer/model-writer';
import { openaiTexts } from '../../../providers/openai/openai-texts';
import { isModelWriting } from '../../../records/credential/text-writing';
import { readCredentials } from '../../credential/credential-wiring';

/** Words posts with the workspace's own model. */
export async function writerOf(workspaceId: string): Promise<WriterPort | null> {
  const vendor = await textVendorOf(workspaceId);
  return vendor && makeModelWriter(vendor);
}

/** The model of the workspace's own key, if its owner wants texts from it; never in a demo. */
export async function textVendorOf(workspaceId: string): Promise<TextVendor | null> {
  if (!(await inWorkspace(workspaceId, isModelWriting))) return null;
  const { openaiKey, openaiBaseUrl, openaiModel } = (await readCredentials(workspaceId, 'openai')) ?? {};
  if (!openaiKey) return null;
  const web = makeGuardedWeb({
    allowedOrigins: env().webAllowedOrigins,
    version: packageJson.version,
    home: env().publicUrl,
  });
  const vendor = openaiTexts(
    web,
    { openaiKey, openaiBaseUrl, openaiModel },
    { log: (usage) => log().info({ workspaceId, ...usage }, 'a model wrote') },
  );
  return limited(workspaceId, vendor);
}

/** A loop may not spend the owner's money: so many questions an hour, whatever asks them. */
const limited = (workspaceId: string, vendor: TextVendor): TextVendor => ({
  ...vendor,
  async write(request, options) {
    try {
      await throttle(`texts of ${workspaceId}`, TEXTS);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
      const sentence = `${vendor.model} has been asked ${TEXTS.calls} times within an hour, which is as often as we ask.`;
      return { kind: 'none', why: 'busy', sentence, detail: 'our own limit' };
    }
    return vendor.write(request, options);
  },
});

const TEXTS = { calls: 60, perSeconds: 3_600 };
