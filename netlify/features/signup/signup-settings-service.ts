import type { Input } from '../../../src/contracts/endpoint';
import type { signupContract, SignupPage } from '../../../src/contracts/signup';
import { CONFIRM_FIRST, mayReachOthers } from '../../../src/domain/confirmed-address';
import { fraudSign, fraudSignWords, type FraudSign } from '../../../src/domain/fraud-signs';
import { activityEvents } from '../../../src/domain/activity-events';
import { proposedSignupPage } from '../../../src/domain/signup-proposal';
import { AppError } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { WorkspacePart } from '../../ports/workspace-scope';
import type { SignupRepository } from './signup-repository';

/** The sign-up page as its workspace sets it. */
export function makeSignupSettingsService({ repository, clock, ids }: Dependencies) {
  const read = async (workspace: Workspace): Promise<SignupPage> => {
    const { page, waiting, profile, language } = await repository.read(workspace.id);
    const { mailSubject, mailText } = page ?? { mailSubject: '', mailText: '' };
    const { title, text, button, wording, thanks, asksName, asksPhone, tags, open } = page ?? {
      ...proposedSignupPage({ name: profile?.name ?? workspace.name, what: profile?.what ?? '', language }),
      open: false,
    };
    return {
      title,
      text,
      button,
      wording,
      thanks,
      mailSubject,
      mailText,
      asksName,
      asksPhone,
      tags,
      open: open && whyHidden(workspace) === null,
      path: `/join/${workspace.slug}`,
      confirmed: page?.confirmed ?? 0,
      waiting,
    };
  };

  return {
    getPage: read,

    /** While it is open it mails whoever is named on it, in the workspace's own words. */
    async updatePage(
      workspace: Workspace,
      { id, name, ...actor }: Actor,
      page: Input<typeof signupContract.updateSignupPage>,
    ): Promise<SignupPage> {
      const hidden = page.open ? whyHidden(workspace) : null;
      if (hidden)
        throw new AppError(workspace.kind === 'demo' ? 'demo_forbidden' : 'conflict', hidden, {
          fields: { open: hidden },
        });
      if (page.open && !mayReachOthers(actor, workspace))
        throw new AppError('address_unconfirmed', CONFIRM_FIRST, { fields: { open: CONFIRM_FIRST } });
      const sign = page.open
        ? fraudSign({
            subject: page.mailSubject,
            text: `${page.mailText}\n${page.wording}`,
            links: [CONFIRMS],
            ownHosts: [],
          })
        : null;
      if (sign) throw new AppError('invalid_request', spokenLike(sign), { fields: { mailText: spokenLike(sign) } });
      const now = clock.now();
      const tags = [...new Map(page.tags.map((tag) => [tag.toLowerCase(), tag])).values()];
      await repository.save({ ...page, tags, workspaceId: workspace.id, updatedAt: now }, (open) => ({
        ...activityEvents.signupPageTurned(open),
        id: ids.id(),
        workspaceId: workspace.id,
        actor: { id, name },
        at: now,
      }));
      return read(workspace);
    },
  };
}

/** The mail that asks to confirm goes to whoever is named on the page, and nobody looks at it before. */
const spokenLike = (sign: FraudSign): string =>
  `The confirmation email cannot say this, because ${fraudSignWords[sign]}. Please reword it.`;
const CONFIRMS = { text: '', url: 'https://confirm.invalid/' };

/** Why nobody outside sees anything of a workspace; null when they may. */
function whyHidden({ kind, profilePublic, deletesAt }: Workspace): string | null {
  if (kind === 'demo') return 'A demo has no public pages. Register to open your own workspace.';
  if (deletesAt) return 'This workspace is set to be deleted, so none of its pages are public.';
  return profilePublic
    ? null
    : 'Your workspace is hidden from the public. Turn on its public page in Settings, Privacy, then open this one.';
}

export type SignupSettingsService = ReturnType<typeof makeSignupSettingsService>;

type Workspace = WorkspacePart<'id' | 'name' | 'slug' | 'kind' | 'profilePublic' | 'deletesAt'>;

interface Actor {
  id: string;
  name: string;
  emailVerified: boolean;
  operator: boolean;
}

interface Dependencies {
  repository: Pick<SignupRepository, 'read' | 'save'>;
  clock: Clock;
  ids: Ids;
}
