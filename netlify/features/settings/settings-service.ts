import type { Output, Input } from '../../../src/contracts/endpoint';
import type { Settings, settingsContract } from '../../../src/contracts/settings';
import { activityEvents } from '../../../src/domain/activity-events';
import { toInstant, toLocal } from '../../../src/domain/zoned-time';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { WorkspacePart } from '../../ports/workspace-scope';
import type { Person, SettingsRepository } from './settings-repository';

/** What a person and a workspace have chosen. */
export function makeSettingsService({
  repository,
  clock,
  ids,
}: {
  repository: SettingsRepository;
  clock: Clock;
  ids: Ids;
}) {
  return {
    async getSettings(
      { id: userId }: Actor,
      workspace: Workspace,
    ): Promise<Output<typeof settingsContract.getSettings>> {
      const person = await repository.readPerson(userId);
      if (!person) throw notFound('account');
      const month = toLocal(clock.now(), workspace.zone).date.slice(0, 7);
      const since = toInstant({ date: `${month}-01`, time: '00:00' }, workspace.zone);
      return {
        ...person,
        ...(await repository.readChoices(workspace.id, userId)),
        publicPage: workspace.kind === 'demo' ? null : `/p/${workspace.slug}`,
        shared: await repository.countMonth(workspace.id, { month, since }),
      };
    },

    /** Changes what is given. What only owners decide is refused before anything is stored. */
    async updateSettings(
      actor: Actor,
      workspace: Workspace,
      change: Input<typeof settingsContract.updateSettings>,
    ): Promise<Settings> {
      const {
        name,
        company,
        bio,
        showMe,
        profilePublic,
        analyticsSharing,
        emailNotifications,
        pushNotifications,
        weeklyReports,
      } = change;
      const shared = given({ profilePublic, analyticsSharing });
      if (Object.keys(shared).length > 0 && workspace.role !== 'owner')
        throw new AppError(
          'forbidden',
          'Only an owner of this workspace can decide whether its page is public and its figures are shared. Nothing was saved.',
        );
      const said = given({ name, company, bio });
      const person = await (Object.keys(said).length > 0
        ? repository.savePerson(actor.id, said, clock.now())
        : repository.readPerson(actor.id));
      if (!person) throw notFound('account');
      const turned = profilePublic !== undefined && profilePublic !== workspace.profilePublic;
      const choices = await repository.saveChoices(workspace.id, actor.id, {
        own: given({ emailNotifications, pushNotifications, weeklyReports }),
        shared,
        showMe: showMe ? person : showMe,
        activities: turned
          ? [
              {
                ...activityEvents.publicPageTurned(profilePublic),
                id: ids.id(),
                workspaceId: workspace.id,
                actor: { id: actor.id, name: person.name },
                at: clock.now(),
              },
            ]
          : [],
      });
      return { ...person, ...choices };
    },

    /**
     * Of two changes at once the copy could show the first for ever: what was copied is compared with what is said by
     * then, until nobody changes it in between.
     */
    async copyPerson({ userId }: { userId: string }): Promise<void> {
      for (let tries = 0; tries < COPY_TRIES; tries += 1) {
        const chosen = await repository.listChosen(userId); // before the memberships: who joins meanwhile keeps what they choose
        const said = await repository.readPresence(userId);
        await repository.copyPerson(
          userId,
          said.person,
          chosen.filter((id) => !said.workspaceIds.includes(id)),
        );
        if (JSON.stringify(await repository.readPresence(userId)) === JSON.stringify(said)) return;
      }
      throw new Error(`what a person says of themselves changed ${COPY_TRIES} times while it was copied`);
    },
  };
}

const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: NonNullable<T[Name]>;
  };

const COPY_TRIES = 5;

export type SettingsService = ReturnType<typeof makeSettingsService>;

interface Actor extends Pick<Person, 'name'> {
  id: string;
}

type Workspace = WorkspacePart<'id' | 'slug' | 'zone' | 'kind' | 'role' | 'profilePublic'>;
