import type { CreationSource, CreationType } from '../domain/creation';
import type { PhotoOrigin } from '../domain/free-photo';

/** What the page of a shared picture or clip shows. All addresses are absolute. */
export interface SharedPage {
  title: string;
  /** '' when nobody wrote one. */
  altText: string;
  type: CreationType;
  width: number;
  height: number;
  contentType: string;
  source: CreationSource;
  /** Who or what made it. */
  provider: string;
  /** Of a photograph in the public domain: whose it is. */
  origin: PhotoOrigin | null;
  /** The address of the page, and of the file. */
  url: string;
  fileUrl: string;
  /** The preview for other sites; for a clip, its still. */
  card: { url: string; width: number; height: number };
  workspace: { name: string; url: string | null };
}
