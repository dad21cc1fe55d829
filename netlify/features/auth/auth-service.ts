import type { Workspace } from '../../../src/contracts/auth';
import { DAY_MS, HOUR_MS } from '../../../src/domain/duration';
import { activityEvents } from '../../../src/domain/activity-events';
import { DEMO_HOURS, TRIAL_DAYS, type PlanName } from '../../../src/domain/plan-name';
import { DEAD_REGISTRATION, registrationNotice, type RegistrationMode } from '../../../src/domain/registration';
import { slugify } from '../../../src/domain/slug';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import type { Caller, Identity } from '../../ports/identity';
import type { Ids } from '../../ports/ids';
import type { PasswordStrength } from '../../ports/password-strength';
import type { AuthRepository } from './auth-repository';
import type { Notice } from '../../ports/second-factor';
import { presentSession, presentWorkspace, type SessionUser, type WorkspaceView } from './present-session';

/** Accounts, demos and workspaces. Methods that change the session return the cookies to set. */
export function makeAuthService({
  identity,
  passwords,
  repository,
  memberships,
  bind,
  emailIsTaken,
  findPerson,
  firstComeOperates,
  greet,
  recoveryEmail,
  seedDemo,
  fingerprint,
  digest,
  clock,
  ids,
  demoLogin,
  registration,
}: Dependencies) {
  async function openWorkspace(
    user: SignedInUser,
    sessionId: string,
    details: { name: string; zone?: string; demo?: { email: string; origin: string } },
  ): Promise<WorkspaceView> {
    const { id, slug } = await createUnderFreeSlug(details.name, user.id);
    const now = clock.now();
    const terms: Terms = details.demo
      ? { plan: 'Pro' as const, endsAt: new Date(now.getTime() + DEMO_HOURS * HOUR_MS) }
      : await termsOf(user.id, now);
    const workspace = {
      name: details.name,
      slug,
      zone: details.zone ?? 'UTC',
      kind: details.demo ? ('demo' as const) : ('real' as const),
      plan: terms.plan,
      endsAt: terms.endsAt,
      demoEmail: details.demo?.email ?? null,
      profilePublic: true,
      deletesAt: null,
    };
    // A demo starts with a history of its own.
    const activity = details.demo
      ? undefined
      : { ...activityEvents.workspaceOpened(details.name), id: ids.id(), workspaceId: id, actor: user, at: now };
    await repository.insertWorkspace(
      {
        workspaceId: id,
        ...workspace,
        trialOwner: terms.plan === 'Trial' ? user.id : null,
        paidBy: terms.paidBy ?? null,
        demoOrigin: details.demo?.origin ?? null,
        sampleDue: details.demo !== undefined,
        createdAt: now,
      },
      activity,
    );
    await bind(sessionId, id);
    return { id, ...workspace, role: 'owner' };
  }

  async function termsOf(userId: string, now: Date): Promise<Terms> {
    const { cover, trial } = await repository.findTerms(userId, now);
    if (cover) return { plan: 'Agency', endsAt: cover.endsAt, paidBy: cover.id };
    return { plan: 'Trial', endsAt: trial ? trial.endsAt : new Date(now.getTime() + TRIAL_DAYS * DAY_MS) };
  }

  /** Somebody may take the same slug between the check and the insert: then a suffix is added. */
  async function createUnderFreeSlug(name: string, userId: string): Promise<{ id: string; slug: string }> {
    const base = slugify(name) || 'workspace';
    const withSuffix = () =>
      `${base}-${ids
        .token(4)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '0')}`;
    let slug = (await repository.slugIsTaken(base)) ? withSuffix() : base;
    for (let tries = 0; tries < SLUG_TRIES; tries += 1) {
      const id = await identity.createWorkspace({ name, slug, userId });
      if (id !== null) return { id, slug };
      slug = withSuffix();
    }
    throw new AppError('internal', 'The workspace could not be opened. Try again.', {
      detail: `no free slug for ${base}`,
    });
  }

  /** Whether this person may register; returns what that uses up. On an empty installation somebody has to be first. */
  async function admit({ email, invitation }: { email: string; invitation?: string }): Promise<string | null> {
    if (registration === 'open' || (await repository.isEmpty())) return null;
    if (registration === 'closed' || !invitation)
      throw new AppError('forbidden', registrationNotice[registration] ?? DEAD_REGISTRATION);
    const hash = digest(invitation);
    if (!(await repository.holdsRegistrationInvitation(hash, email, clock.now())))
      throw new AppError('forbidden', DEAD_REGISTRATION);
    return hash;
  }

  async function openDemo(email: string, zone: string | undefined, caller: Caller, address: string) {
    const now = clock.now();
    const origin = fingerprint(address);
    const demos = await repository.countDemos(origin, new Date(now.getTime() - HOUR_MS), now);
    if (demos.own >= DEMOS_PER_ADDRESS || demos.open >= DEMOS_AT_ONCE) {
      throw new AppError(
        'rate_limited',
        'Too many demos are open right now. Register for a workspace of your own, or try again in an hour.',
      );
    }
    const owner = { name: DEMO_OWNER, email: `demo-${ids.id()}@demo.invalid`, password: ids.token(32) };
    const { user, sessionId, setCookies } = await identity.signUp(owner, caller);
    const workspace = await openWorkspace(user, sessionId, { name: DEMO_COMPANY, zone, demo: { email, origin } });
    await seedDemo({ ...workspace, owner: user });
    await repository.askForSamples(workspace.id);
    return { session: presentSession(await findPerson(user.id), workspace), setCookies };
  }

  return {
    getSignInOptions: async () => ({
      demo: demoLogin,
      registration: registration === 'open' || (await repository.isEmpty()) ? ('open' as const) : registration,
    }),

    async login(
      form: { email: string; password: string; code?: string; zone?: string },
      caller: Caller,
      { address, origin }: { address: string; origin: string },
    ) {
      const signedIn = await identity.signIn(form, caller, (person, left) =>
        recoveryEmail(person, { left, headers: caller.headers, address, origin }),
      );
      if (!signedIn) {
        if (!demoLogin || (await emailIsTaken(form.email))) throw new AppError('unauthenticated', 'Login failed.');
        return openDemo(form.email, form.zone, caller, address);
      }
      const { user, sessionId, setCookies } = signedIn;
      const [first] = await memberships(user.id);
      if (first) await bind(sessionId, first.id);
      // A registration that was cut off after the account was made gets its workspace here.
      const workspace =
        first ?? (await openWorkspace(user, sessionId, { name: `${user.name}'s workspace`, zone: form.zone }));
      return { session: presentSession(await findPerson(user.id), workspace), setCookies };
    },

    async register(
      form: { name: string; email: string; company: string; password: string; zone?: string; invitation?: string },
      caller: Caller,
      origin: string,
    ) {
      const invitation = await admit(form);
      await passwords.refuseWeak(form.password, [form.email, form.name, form.company]);
      const { user, sessionId, setCookies } = await identity.signUp(form, caller);
      if (invitation) await repository.endRegistrationInvitation(invitation);
      await repository.keepCompany(user.id, form.company);
      const workspace = await openWorkspace(user, sessionId, { name: form.company, zone: form.zone });
      const operates = firstComeOperates && (await repository.claimOperator(user.id, workspace.id, clock.now()));
      await greet(user, origin);
      return {
        session: presentSession(await findPerson(user.id), operates ? { ...workspace, endsAt: null } : workspace),
        setCookies,
      };
    },

    listWorkspaces: async (userId: string): Promise<Workspace[]> => (await memberships(userId)).map(presentWorkspace),

    async createWorkspace(user: SessionUser, sessionId: string, form: { name: string; zone?: string }) {
      if ((await memberships(user.id)).length >= WORKSPACES_PER_USER)
        throw new AppError('forbidden', `You can have at most ${WORKSPACES_PER_USER} workspaces.`);
      return presentSession(user, await openWorkspace(user, sessionId, form));
    },

    async activateWorkspace(user: SessionUser, sessionId: string, workspaceId: string) {
      const chosen = (await memberships(user.id)).find((workspace) => workspace.id === workspaceId);
      if (!chosen || !(await bind(sessionId, workspaceId))) throw notFound('workspace');
      return presentSession(user, chosen);
    },

    async updateWorkspace(user: SessionUser, workspace: WorkspaceView, change: { name?: string; zone?: string }) {
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const changes = [
        ...(change.name !== undefined && change.name !== workspace.name
          ? [activityEvents.workspaceRenamed(workspace.name, change.name)]
          : []),
        ...(change.zone !== undefined && change.zone !== workspace.zone
          ? [activityEvents.timeZoneChanged(change.zone)]
          : []),
      ];
      const activities = changes.map((event) => ({
        ...event,
        id: ids.id(),
        workspaceId: workspace.id,
        actor: user,
        at: clock.now(),
      }));
      if (Object.keys(given).length > 0) await repository.updateWorkspace(workspace.id, given, activities);
      return presentSession(user, { ...workspace, ...given });
    },
  };
}

const SLUG_TRIES = 5;
const DEMOS_PER_ADDRESS = 10;
const DEMOS_AT_ONCE = 2_000;
const WORKSPACES_PER_USER = 100;
const DEMO_OWNER = 'Maya Okafor';
const DEMO_COMPANY = 'Corner Grill';

export type AuthService = ReturnType<typeof makeAuthService>;

/** The terms that a workspace starts with. */
interface Terms {
  plan: PlanName;
  endsAt: Date | null;
  paidBy?: string;
}

interface SignedInUser {
  id: string;
  name: string;
  email: string;
}

interface Dependencies {
  identity: Identity;
  passwords: PasswordStrength;
  repository: AuthRepository;
  memberships(userId: string): Promise<WorkspaceView[]>;
  bind(sessionId: string, workspaceId: string): Promise<boolean>;
  emailIsTaken(email: string): Promise<boolean>;
  findPerson(userId: string): Promise<SessionUser>;
  /** Whether the first registered account becomes the operator; false when OPERATOR_EMAIL names one. */
  firstComeOperates: boolean;
  /** Emails a new person the link that confirms the address; `origin` is the public origin of links. Never fails. */
  greet(person: SignedInUser, origin: string): Promise<void>;
  /** The email saying that a recovery code opened the account, and how many are left. */
  recoveryEmail(
    person: SignedInUser,
    use: { left: number; headers: Headers; address: string; origin: string },
  ): Promise<Notice | null>;
  /** Fills a demo workspace with what its first page shows; a job does the rest. */
  seedDemo(workspace: { id: string; zone: string; owner: { id: string; name: string } }): Promise<void>;
  fingerprint(address: string): string;
  digest: Digest;
  clock: Clock;
  ids: Ids;
  demoLogin: boolean;
  registration: RegistrationMode;
}
