import type { Output } from '../../../src/contracts/endpoint';
import type { Material, materialContract } from '../../../src/contracts/material';
import type { Find } from '../../../src/contracts/material-finds';
import { exampleFor } from '../../../src/domain/answer-example';
import { materialLimits } from '../../../src/domain/material-limits';
import { judgeMaterial } from '../../../src/domain/material-use';
import { askWords, furtherQuestion, questionOf, questionOfWeek } from '../../../src/domain/owner-question';
import { INTERVIEW, interviewKeys } from '../../../src/domain/owner-question-keys';
import type { OwnerQuestion } from '../../../src/domain/owner-question-form';
import { languageOf } from '../../../src/domain/text-language';
import { kindOfReading } from '../../../src/domain/trade';
import type { TradeKind } from '../../../src/domain/trade-kind';
import { weekAt } from '../../../src/domain/week';
import { toLocal } from '../../../src/domain/zoned-time';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { OwnerMaterial } from '../../ports/planner';
import type { TradesPort } from '../../ports/trades';
import type { WorkspacePart } from '../../ports/workspace-scope';
import type { MaterialRepository, MaterialRow } from './material-repository';

/** What owners tell us in their own words: the interview, a question a week, and what their website says. */
export function makeMaterialService({ repository, trades, clock, ids }: Dependencies) {
  const kindOf = async (profile: Said): Promise<TradeKind | null> =>
    profile && kindOfReading(await trades.understand(profile));
  const thisWeek = ({ zone }: Workspace): string => weekAt(clock.now(), zone).startsOn;

  async function present(row: MaterialRow, workspaceId: string): Promise<Material> {
    const { made, profile } = await repository.list(workspaceId);
    return toMaterial(row, made.get(row.id) ?? null, profile, await kindOf(profile));
  }

  return {
    async list({ id }: Workspace): Promise<{ items: Material[] }> {
      const { rows, made, profile } = await repository.list(id);
      const kind = await kindOf(profile);
      return { items: rows.map((row) => toMaterial(row, made.get(row.id) ?? null, profile, kind)) };
    },

    /** Only once a business has described itself: before that, no answer could be used. */
    async getQuestions(place: Workspace): Promise<Output<typeof materialContract.getQuestions>> {
      const { turns, profile } = await repository.readQuestions(place.id);
      const kind = await kindOf(profile);
      const questions = interviewKeys.map((key) => ({
        ...toQuestion(questionOf(key)!, kind),
        answered: turns.some(({ question, state }) => question === key && state === 'answered'),
        skipped: turns.some(({ question, state }) => question === key && state === 'dismissed'),
      }));
      const isOff = turns.some(({ question }) => question === INTERVIEW);
      const open = profile !== null && !isOff && questions.some(({ answered, skipped }) => !answered && !skipped);
      const week = weekAt(clock.now(), place.zone);
      const isFree = profile !== null && !open;
      const weekly = isFree ? questionOfWeek(kind, week, turns) : null;
      const further = isFree ? furtherQuestion(kind, week, turns) : null;
      return {
        interview: { open, questions },
        weekly: weekly && toQuestion(weekly, kind),
        further: further && toQuestion(further, kind),
      };
    },

    async create(place: Workspace, { question, text, detail, photoId = null }: Answer): Promise<Material> {
      if (!questionOf(question)) throw notFound('question');
      const now = clock.now();
      const isInterview = (interviewKeys as readonly string[]).includes(question);
      const added = await repository.add(
        {
          workspaceId: place.id,
          id: ids.id(),
          kind: 'answer',
          source: isInterview ? 'interview' : 'weekly',
          question,
          text,
          detail,
          language: languageOf(`${text} ${detail}`),
          photoId,
          createdAt: now,
          updatedAt: now,
        },
        { question, startsOn: thisWeek(place) },
      );
      if (added === 'full')
        throw new AppError(
          'conflict',
          `You can keep at most ${materialLimits.rows} answers. Delete some that you no longer need.`,
        );
      if (added === 'photo') throw photoGone();
      return present(added, place.id);
    },

    /** A find that is read twice is kept once. */
    async createFinds({ id }: Workspace, finds: Find[]): Promise<{ kept: number }> {
      const now = clock.now();
      const rows = finds.map((find) => ({
        ...find,
        workspaceId: id,
        id: ids.id(),
        source: 'website' as const,
        language: languageOf(`${find.text} ${find.detail}`),
        createdAt: now,
        updatedAt: now,
      }));
      return { kept: await repository.addFinds(id, rows) };
    },

    async createDismissal(place: Workspace, question: string): Promise<{ question: string }> {
      if (question !== INTERVIEW && !questionOf(question)) throw notFound('question');
      await repository.dismiss(place.id, { question, startsOn: thisWeek(place) });
      return { question };
    },

    /** Changed words need a new confirmation: the old one was for other words. */
    async update({ id }: Workspace, { materialId, text, detail, photoId, cleared }: Change): Promise<Material> {
      const before = await repository.find(id, materialId);
      if (!before) throw notFound('answer');
      const isSame = before.text === text && before.detail === detail;
      const changed = await repository.change(id, materialId, {
        text,
        detail,
        language: languageOf(`${text} ${detail}`),
        ...(photoId !== undefined && { photoId }),
        cleared: cleared ?? (isSame && before.cleared),
        updatedAt: clock.now(),
      });
      if (changed === 'photo') throw photoGone();
      if (!changed) throw notFound('answer');
      return present(changed, id);
    },

    async remove({ id }: Workspace, materialId: string): Promise<{ id: string }> {
      if (!(await repository.remove(id, materialId))) throw notFound('answer');
      return { id: materialId };
    },

    /** Whether the owner said or changed something after `since` that posts may use. */
    async hasToldSince(workspaceId: string, since: Date): Promise<boolean> {
      const { rows, profile } = await repository.listChanged(workspaceId, since);
      return rows.some((row) => toUse(row, profile).use === 'ready');
    },

    /** For the planner: only what may be published. */
    async usable({ id, zone }: Workspace): Promise<OwnerMaterial[]> {
      const { rows, made, profile } = await repository.list(id);
      return rows
        .filter((row) => toUse(row, profile).use === 'ready')
        .map((row) => ({
          id: row.id,
          kind: row.kind,
          source: row.source,
          question: row.question,
          text: row.text,
          detail: row.detail,
          page: row.page,
          photoId: row.photoId,
          saidOn: toLocal(row.createdAt, zone).date,
          usedCount: row.usedCount,
          isMade: made.has(row.id),
        }));
    },
  };
}

/** The owner's confirmation covers personal details only; everything else is still judged. */
function toUse({ text, detail, cleared }: MaterialRow, profile: Said): ReturnType<typeof judgeMaterial> {
  const judged = judgeMaterial({ text, detail, own: profile ? [profile.name, profile.where] : [] });
  return cleared && (judged.use === 'personal' || judged.use === 'private') ? { use: 'ready', found: '' } : judged;
}

function toMaterial(row: MaterialRow, pieceId: string | null, profile: Said, kind: TradeKind | null): Material {
  const { id, kind: rowKind, source, question, text, detail, page, photoId, cleared, usedCount } = row;
  const { use, found } = toUse(row, profile);
  const asked = questionOf(question);
  return {
    id,
    kind: rowKind,
    source,
    question,
    asked: asked ? askWords(asked, kind) : '',
    then: asked?.then ?? '',
    text,
    detail,
    page,
    photoId,
    use,
    found: found.slice(0, 200),
    cleared,
    usedCount,
    pieceId,
    createdAt: row.createdAt.toISOString(),
  };
}

const toQuestion = (question: OwnerQuestion, kind: TradeKind | null) => ({
  key: question.key,
  ask: askWords(question, kind),
  then: question.then ?? '',
  example: toExample(question.key, kind),
});

function toExample(key: string, kind: TradeKind | null) {
  const example = exampleFor(key, kind);
  return example && { trade: example.trade, text: example.text, detail: example.detail };
}

function photoGone(): AppError {
  const sentence = 'This photo is no longer in your library. Choose another one.';
  return new AppError('invalid_request', sentence, { fields: { photoId: sentence } });
}

type Said = { name: string; what: string; where: string; trade: string } | null;
export type Workspace = WorkspacePart<'id' | 'zone'>;
export type MaterialService = ReturnType<typeof makeMaterialService>;

interface Answer {
  question: string;
  text: string;
  detail: string;
  photoId?: string | null | undefined;
}

interface Change extends Omit<Answer, 'question'> {
  materialId: string;
  cleared?: boolean | undefined;
}

interface Dependencies {
  repository: MaterialRepository;
  trades: TradesPort;
  clock: Clock;
  ids: Ids;
}
