import type { HeavyTask } from '../ports/heavy-work';

/** Every task that a thread can run, by name; its code is loaded on first use. */
export const heavyTasks: ReadonlyMap<string, () => Promise<HeavyTask<unknown, unknown>>> = new Map<
  string,
  () => Promise<HeavyTask<unknown, unknown>>
>([
  ['draw-picture', async () => (await import('../providers/builtin/designer/draw-picture')).drawPicture],
  ['shrink-drawing', async () => (await import('../providers/builtin/designer/shrink-picture')).shrinkDrawing],
  ['convert-picture', async () => (await import('../providers/builtin/converter/canvas-converter')).convertPicture],
  ['make-campaign-mail', async () => (await import('../providers/builtin/mail-maker/mail-maker')).makeCampaignMail],
  ['read-mail', async () => (await import('../providers/inbound-mail/read-mail')).readMail],
  ['print-report', async () => (await import('../providers/builtin/report/print-report')).printReport],
  ['say-sentence', async () => (await import('../providers/builtin/speech/say-sentence')).saySentence],
  ['render-clip', async () => (await import('../providers/builtin/motion/motion-designer')).renderClip],
]);
