import { allowanceUsedSentence, type AllowanceRefusal } from '../../../../src/domain/allowance';
import { settledWords } from '../../../../src/domain/decision';
import type { Network } from '../../../../src/domain/network';
import type { NetworkWords } from '../../../../src/domain/network-writing';
import type { PieceType } from '../../../../src/domain/piece';
import { AppError } from '../../../errors/app-error';
import type { Settled } from '../../../../src/domain/idea-choice';

/** Why no post was made. */
export const refusalOf = (outcome: Settled | AllowanceRefusal): AppError =>
  'channel' in outcome
    ? new AppError('conflict', `${settledWords(outcome)} You can still make this one too.`)
    : new AppError('allowance_used', allowanceUsedSentence(outcome));

export interface IdeaWish {
  ideaId: string;
  photoId?: string | null | undefined;
  /** Its picture in motion, too, which is the rule. */
  clip?: boolean | undefined;
  /** Also draft an email about it. */
  newsletter?: boolean | undefined;
  /** Also write an article about it. */
  article?: boolean | undefined;
  /** Chosen beforehand by whoever may have to ask again. */
  id?: string;
  /** It is to be the week's answer: refused where another one came first. */
  asAnswer?: boolean | undefined;
}

export interface OwnWords {
  /** Chosen beforehand by whoever may have to ask again. */
  id?: string;
  aboutOn?: string | null;
  keywords?: string[];
  title: string;
  body: string;
  altText: string;
  /** A picture of the library; null for none. */
  creationId?: string | null | undefined;
  type?: PieceType | undefined;
  /** Left out: where new posts go. */
  platforms?: Network[] | undefined;
  pillar?: string | undefined;
  aiGenerated?: boolean;
  /** Left out: the built-in writer. */
  writtenBy?: string;
  writerNote?: string;
  networkWords?: NetworkWords[];
  /** The post that it says again. */
  againOf?: string | null;
  /** It goes out as a newsletter too; left out, as new posts do where `platforms` is left out. */
  newsletter?: boolean;
  /** Its picture in motion, too. */
  withClip?: boolean;
  asDraft?: boolean | undefined;
}
