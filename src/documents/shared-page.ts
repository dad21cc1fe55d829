import type { CreationSource, CreationType } from '../domain/creation';

/** What the page of a shared picture or clip shows. All addresses are absolute. */
export interface SharedPage {
  title: string;
  /** '' where nobody wrote one. */
  altText: string;
  type: CreationType;
  width: number;
  height: number;
  contentType: string;
  source: CreationSource;
  /** Who or what made it. */
  provider: string;
  /** Of the page, and of what it shows. */
  url: string;
  fileUrl: string;
  /** For other sites; of a clip also the still that stands for it. */
  card: { url: string; width: number; height: number };
  workspace: { name: string; url: string | null };
}
